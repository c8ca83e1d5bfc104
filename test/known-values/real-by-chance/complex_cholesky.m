function z = complex_cholesky(t)
  A = [4 1 0.5; 1 3 0.2; 2 0.2 1] + 1i * real(t) * [1 2 3; 4 5 7; 1 1 2];
  R = chol(A * A' + eye(3));
  L = chol(A' * A + eye(3), 'lower');
  z = imag(sum(R(:) .* (1:9)') + sum(L(:) .* (1:9)'.^2)) + real(sum(sum(R))) + imag(sum(sum(cholinv(A * A') .* [1 2 3; 4 5 6; 7 8 9])));
end
%@ at 0.3
%@ gradient differences
