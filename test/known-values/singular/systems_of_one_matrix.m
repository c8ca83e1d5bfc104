function z = systems_of_one_matrix(S)
  % The determinant has a derivative where the matrix is singular, and the solutions have none
  if ndims(S) ~= 2 || size(S, 1) ~= size(S, 2), error('S must be square'); end
  b = ones(size(S, 1), 1);
  z = det(S) + sum(S \ b) + sum(b' / S);
end
%@ at [1 2; 2 4]
%@ gradient {[NaN NaN; NaN NaN]}
%@ none
