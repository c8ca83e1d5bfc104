function z = repeated_writes(x)
  y = zeros(1, 3);
  y([1 2 1]) = x(1:3);
  y([2 2]) = y([1 3]) + x([2 2]);
  w = x([1 1 2 3 3 3]);
  A = x' * x;
  B = A([1 1 2], [2 2 3]);
  A([1 1], 2) = [x(1); x(2)];
  z = sum(y .* [1 2 3]) + sum(w .^ 2) + sum(B(:)) + sum(A(:));
end
%@ at [1 2 3]
