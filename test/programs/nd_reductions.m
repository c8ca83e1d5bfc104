function z = nd_reductions(x)
  A = reshape(x, [2 2 2]);
  s = sum(A, 3);
  p = prod(A, 2);
  c = cat(3, s, A);
  m = mean(c, 3);
  k = cumsum(A, 3);
  b = A .* s;
  r = repmat(s, [1 1 2]) ./ A;
  n = size(c, 3) + ndims(A);
  w = max(A, [], 3);
  d = A - mean(A(:));
  z = sum(m(:)) + sum(p(:)) + sum(k(:) .* (1:8)') + sum(b(:)) + sum(r(:)) * n + sum(w(:)) + sum(d(:) .^ 2);
end
%@ at [1 2 3 4 5 6 7 8]
%@ dimensions any
