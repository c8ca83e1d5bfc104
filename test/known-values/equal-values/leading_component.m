function z = leading_component(X)
  % The leading vector of a covariance of rank one: the other two values are both zero.
  C = X' * X;
  [V, D] = eig((C + C') / 2);
  v = V(:, end);
  z = v(1)^2 + v(2) * v(3) + D(end, end);
end
%@ at [1 2 3; 2 4 6]
%@ gradient differences
