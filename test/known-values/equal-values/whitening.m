function z = whitening(C)
  % Whitening of what is white.
  [V, D] = eig((C + C') / 2);
  W = V * diag(1 ./ sqrt(diag(D))) * V';
  z = W(1, 2);
end
%@ at eye(2)
%@ gradient {[0 -0.25; -0.25 0]}
