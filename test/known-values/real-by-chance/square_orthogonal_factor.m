function z = square_orthogonal_factor(t)
  % Complex numbers whose imaginary part is zero at the point become real ones: their factors still move in it.
  A = [4 1 0.5; 1 3 0.2; 2 0.2 1] + 1i * real(t) * [1 2 3; 4 5 7; 1 1 2];
  [Q, R] = qr(A);
  z = imag(sum(sum(Q * diag(diag(R).^2) * Q.' .* [1 2 3; 4 5 6; 7 8 9]))) + imag(sum(sum(R(1:2, :))));
end
%@ at 0
%@ gradient differences
%@ none
