function z = complex_systems(A, b)
  x = A \ b;
  y = (A' * A) * x + A.' * conj(b);
  z = y' * x + trace(A * A') + det(A) + sum(sum(inv(A)));
end
%@ at [2+1i, 1; 0.5, 3-1i], [1; 2i]
%@ at [2, 1; 0.5, 3], [1; 2i]
