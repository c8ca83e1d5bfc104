function z = root_of_nearly_defective(A)
  % The vectors of this matrix are nearly parallel.
  L = A^0.5;
  z = L(1, 2) + L(1, 1);
end
%@ at [1 1; 0 1+1e-9]
%@ gradient {[0.375 0.5; -0.0625 -0.125]}
%@ none
