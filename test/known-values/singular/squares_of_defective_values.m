function z = squares_of_defective_values(A)
  [V, D] = eig(A);
  z = real(trace(D^2));
end
%@ at [2 -1 0; 1 0 0; 0 0 2]
%@ gradient {[4 2 0; -2 0 0; 0 0 4]}
%@ none
