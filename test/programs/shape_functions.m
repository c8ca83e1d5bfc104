function z = shape_functions(x)
  A = repmat(x(1:2), 2, 2);
  B = circshift(x, 1);
  C = fliplr(x) + flipud(x);
  D = diag(x(1:3));
  e = diag(D .^ 2);
  n = numel(x) + size(A, 2) + length(B);
  L = linspace(x(1), x(2), 4);
  z = sum(A(:).^2) + sum(B .* C) + sum(e) * n + sum(L .^ 2) + sum(sum(eye(3) .* D));
end
%@ at [1 5 2 4 3 6]
%@ analytic
