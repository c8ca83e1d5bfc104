function z = logarithm_by_modes(A)
  % The logarithm of the identity, by values as a vector.
  [V, d] = eig((A + A') / 2, 'vector');
  L = V * diag(log(d)) * V';
  z = L(1, 2);
end
%@ at eye(2)
%@ gradient {[0 0.5; 0.5 0]}
