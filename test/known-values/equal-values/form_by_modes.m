function z = form_by_modes(C, v)
  % A quadratic form, mode by mode.
  [V, D] = eig((C + C') / 2);
  d = diag(D);
  z = sum(d .* (V' * v).^2);
end
%@ at [2 0 0; 0 2 0; 0 0 1], [1; 2; 3]
%@ gradient differences
