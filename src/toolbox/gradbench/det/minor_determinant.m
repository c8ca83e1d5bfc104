function d = minor_determinant(A)
  % The determinant by expansion along the first row.
  n = size(A, 1);
  if n == 1
    d = A(1, 1);
    return
  end
  d = 0;
  for j = 1:n
    d = d - (-1)^j * A(1, j) * minor_determinant(A(2:n, [1:j - 1, j + 1:n]));
  end
end
