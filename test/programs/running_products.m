function [s, p, total] = running_products(x, A)
  % Running sums and products, by functions and by loops.
  s = cumsum(x) .* x;
  p = ones(size(x));
  p(1) = x(1);
  for i = 2:numel(x)
    p(i) = p(i - 1) * x(i);
    s(i) = s(i) + s(i - 1) / i;
  end
  total = prod(x) + sum(cumsum(A, 2), 1) * cumprod(A(1, :)).' + sum(prod(A, 2));
end
%@ at [1 2 3 0.5], [1 2; 3 4]
%@ at [2; -1; 0.7], [0.3 -0.2 0.5]
%@ at 3, 2
%@ analytic
