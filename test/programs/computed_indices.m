function z = computed_indices(x, n)
  A = reshape(x, 2, n);
  k = sub2ind(size(A), [1 2 2], [2 1 n]);
  A(k) = A(k) .* [1 2 3];
  [i, j] = ind2sub(size(A), 3);
  A(i, j) = A(i, j) ^ 2;
  [r, c, v] = find(A > 2);
  for m = 1:numel(r)
    A(r(m), c(m)) = A(r(m), c(m)) * m * v(m);
  end
  f = find(x > 1.5, 2);
  [~, last] = max(x);
  [~, order] = sort(x, 'descend');
  y = x(order);
  w(order) = y .* (1:numel(x));
  z = sum(A(:)) + sum(x(f)) + x(last) * y(2) + w(1);
end
%@ at [1 2 3 1.2 0.7 2.2], 3
%@ independents x
