function z = packed_factors_of_singular(A)
  Y = lu(A);
  z = Y(2, 2) + Y(1, 2);
end
%@ at [1 2; 2 4]
%@ gradient {[-2, 1; 1, 0.5]}
