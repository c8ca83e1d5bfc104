function z = moving_polar_factor(t)
  % Complex numbers whose imaginary part is zero at the point become real ones: their factors still move in it.
  A = [4 1 0.5; 1 3 0.2; 2 0.2 1] * exp(1i * real(t));
  [U, S, V] = svd(A);
  z = imag(sum(sum(U * V' .* [1 2 3; 4 5 6; 7 8 9])));
end
%@ at 0
%@ gradient differences
%@ none
