function z = integers_for_places(x, n)
  % Integers tell where values go, how many there are, and along which dimension: they round nothing.
  [rows, columns] = places(n);
  values = kron(x(:) .^ 2, [2; -1; -1; 2]);
  K = sparse(rows, columns, values, int32(n + 1), n + 1);
  f = accumarray(rows, values .* (1:numel(values))');
  u = (K + 3 * speye(n + 1)) \ f;
  dim = int32(2);
  c = cumsum([u, u .^ 2], dim);
  w = linspace(x(1), x(n), int16(n + 1));
  F = fft(c, uint8(8), int8(1));
  z = sum(sum(c, dim)) + w * u + sum(diff(u, int8(2))) + sum(mean(abs(F), int32(1)));
end
function [rows, columns] = places(n)
  persistent i j
  if isempty(i)
    i = zeros(4 * n, 1, 'int32');
    j = zeros(4 * n, 1, 'int32');
    for k = 1:n
      i(4 * k - 3:4 * k) = [k k + 1 k k + 1];
      j(4 * k - 3:4 * k) = [k k k + 1 k + 1];
    end
  end
  rows = i;
  columns = j;
end
%@ at [0.4 1.2 0.7], 3
%@ independents x
