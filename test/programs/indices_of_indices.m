function z = indices_of_indices(x)
  A = reshape(x, 2, 3);
  idx = [3 1 2];
  p = A(:, idx)(2, :);
  q = x(idx)(2);
  r = A(idx(2), idx(end));
  s = x(idx(idx(1)));
  t = A(end, end - 1) * x(end - numel(idx)) + x(min(end, 4)) + A(min(end, 5), max(1, end - 1));
  u = (A(1, :) * 2)(2);
  z = sum(p) + q * r + s + t * u;
end
%@ at 1:6
%@ analytic
