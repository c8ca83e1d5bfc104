function y = product_of_low_rank(x)
  % The product of all factors where a singular value is zero, whose left vector is any of a plane.
  [U, S, V] = svd(x, 'econ');
  y = sum(sum((U * S * V').^2));
end
%@ at [1 2; 2 4; 3 6]
%@ hessian 2 * eye(6)
%@ none
