function y = matrix_times_roots(A, x)
  % a column of zeros that depends on an independent
  y = A * sqrt(x);
end
%@ at [1 0; 2 0], [4; 0]
%@ seed [1; 1]
%@ gradient {[2 0; 2 0], [0.75; NaN]}
