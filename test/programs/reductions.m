function z = reductions(A)
  s = sum(A);
  t = sum(A, 2);
  p = prod(A);
  m = mean(A(:)) + sum(mean(A, 2));
  c = cumsum(A, 2);
  [big, k] = max(A(:));
  small = min(A, [], 2);
  e = max(A(:), 0.5);
  z = sum(s .* p) + sum(t.^2) + m + sum(sum(c .* c)) + big * k + sum(small .^ 2) + sum(e);
end
%@ at [1 2 3; 4 5.5 6]/3
%@ at [1.5 0.2]
%@ at 2
