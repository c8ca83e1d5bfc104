function y = totals_of_parts(x, q, k)
  % What is added to elements of a vector or matrix is one number where they are summed
  if ~iscolumn(q) || ndims(x) ~= 2 || size(x, 1) ~= numel(q), error('q must be as long as x is high'); end
  s = q(1) * q(end);
  y = sum(x(:)) * sum(q(1:2)) + s .* sum(q(2:end).^2) + sum(s .* q) + mean(x(:, 1));
  y = y + sum(x(1, :)) + sum(x(:, :)) * x(1, :).' + mean(q) * max(q(1:k)) + sum(q(k + 1:k));
  for i = 1:k
    z = x(:, i) .* i;
    y = y + sum(z(1:2)) * mean(z(:));
    z(1:2) = sum(z(1:2)) .* z(1:2);
    w = x .* i;
    y = y + sum(sum(s .* w)) + mean(w(1:2, :)) * q(1) * w(2, :).' + sum(w(1:2, 2:end)) * w(1, 2:end).';
    y = y + sum(z([1 1 2])) * q(i) + sum(z(z > 0)) + sum(sum(q(1:2)) .* z.');
  end
end
%@ at [1 2 0.5; -3 4 2], [0.3; 0.7], 2
%@ at [2i 1; 0.5 -1; 3 1i], [0.2; 1.3; -2], 1
%@ independents x,q
