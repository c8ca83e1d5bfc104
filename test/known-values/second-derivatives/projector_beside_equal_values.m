function y = projector_beside_equal_values(x)
  % The last left vector has no singular value, the others have equal ones.
  [U, ~, ~] = svd(x);
  y = sum(sum(U(:, 3) * U(:, 3)' .* magic(3)));
end
%@ at eye(3, 2)
%@ hessian [0 0 10 0 0 0; 0 0 0 0 0 10; 10 0 12 16 0 4; 0 0 16 0 0 0; 0 0 0 0 0 16; 0 10 4 0 16 6]
%@ none
