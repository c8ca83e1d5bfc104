function [z, w] = options_of_builtins(x, y, n)
  % Options that say in which class, how scaled, which part, or what becomes of values at the same place
  a = prod(x, 'double') + sum(prod(y, 2, 'double')) + mean(x, 'double') * sum(mean(y, 1, 'native'));
  b = diag(x, n, 5);
  how = 'unique';
  s = sparse([1 1 2], [2 2 1], x, 2, 2, how) + sparse([1 1 2], [2 2 1], x, 2, 2, 'sum');
  f = filter2(y(:, 1:2), y, 'valid') .* filter2(y, y, 'full')(1:2, 1:2);
  [p, q] = polyder(x, y(1, 2:end));
  [j, flag] = besselj(1, x);
  g = j .* airy(0, x, 1) + besselk(0, x, 0) .* gammainc(x, x + 1, 'scaledlower') .* gammainc(x, 2, 'scaledupper');
  c = fftconv(x, y(1, :), 16);
  l = norm(y, 'fro', 'cols') * norm(y, 'inf', 'rows')(1);
  z = a + sum(b(:)) * full(s(1, 2) + s(2, 1)) + sum(f(:)) + sum(g) + any(flag) + sum(l .* c(1:3));
  w = [p, q];
end
%@ at [0.7 1.2 2.1], [1 2 0.5; 0.3 1.4 2.2; 0.9 0.1 1.3], 3
%@ at [0.7 1.2 2.1], [1 2 0.5; 0.3 1.4 2.2; 0.9 0.1 1.3], 2
%@ independents x,y
