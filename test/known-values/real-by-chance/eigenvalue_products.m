function z = eigenvalue_products(t)
  % Complex numbers whose imaginary part is zero at the point become real ones: their factors still move in it.
  A = [4 1 0.5; 1 3 0.2; 0.5 0.2 1] + 1i * real(t) * [0 1 2; -1 0 3; -2 -3 0];
  B = [4 1 0.5; 1 3 0.2; 2 0.2 1] + 1i * real(t) * [1 2 3; 4 5 7; 1 1 2];
  [V, D] = eig(A);
  [W, E] = eig(B);
  z = imag(sum(sum((V * sqrt(D) * V' + W * E.^2 / W) .* [1 2 3; 4 5 6; 7 8 9])));
end
%@ at 0
%@ gradient differences
%@ none
