function z = singular_system(A, b)
  % Solutions of a singular system have no derivative by its matrix.
  x = A \ b;
  z = sum(x);
end
%@ at [1 2; 2 4], [1; 2]
%@ gradient {NaN(2), [0.12; 0.24]}
%@ none
