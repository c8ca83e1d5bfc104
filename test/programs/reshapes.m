function z = reshapes(x)
  A = reshape(x, 2, 3);
  B = reshape(A', [], 2);
  c = A(:);
  A(:) = c .^ 2;
  D = permute(reshape(A, 1, 2, 3), [3 2 1]);
  x(:) = A;
  z = sum(B(:) .* c) + sum(D(:, 1)) * x(2) + squeeze(D(2, 2, :));
end
%@ at [1 2 3 4 5 6]
%@ at [1; 2; 3; 4; 5; 6]
%@ dimensions any
