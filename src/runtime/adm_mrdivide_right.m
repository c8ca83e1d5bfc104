function r = adm_mrdivide_right(a, x, y, z)
%ADM_MRDIVIDE_RIGHT  Adjoint of Y in Z = X / Y for a square or scalar Y.
%   R = ADM_MRDIVIDE_RIGHT(A, X, Y, Z) is -Z.' * (A / Y.') for matrices, where A is the adjoint of Z.
%   Source: Giles 2008, section 2.2.3.
  if numel(y) == 1
    r = -sum(a(:) .* z(:)) ./ y;
  else
    r = -(z.' * (a / y.'));
  end
end
