function z = curved_square_root(x)
  % A function of modes whose second derivative at equal values is not known: an error, or the right one
  [V, D] = eig((x + x') / 2);
  z = [1 2] * V * diag(sqrt(diag(D))) * V' * [3; 1];
end
%@ at eye(2)
%@ gradient {[1.5 1.75; 1.75 1]}
%@ hessian [-0.75 -0.4375 -0.4375 0; -0.4375 -0.3125 -0.3125 -0.4375; -0.4375 -0.3125 -0.3125 -0.4375; 0 -0.4375 -0.4375 -0.5]
%@ none
