function z = inverse_of_singular(A)
  % The inverse of a singular matrix is Inf; it has no derivative.
  B = inv(A);
  z = sum(B(:));
end
%@ at [1 2; 2 4]
%@ gradient {NaN(2)}
%@ none
