function d = minors(A)
  % A determinant by minors: each call records those of the smaller matrices
  n = size(A, 1);
  if n == 1
    d = A(1, 1);
  else
    d = 0;
    for j = 1:n
      M = A(2:n, [1:j - 1, j + 1:n]);
      d = d + (-1) ^ (1 + j) * A(1, j) * minors(M);
    end
  end
end
%@ at [2 1 3; 0.5 4 1; 1 2 5]
%@ at [0.3 -1; 2 0.7]
