function a_x = adm_square_of_norm(a_z, x, r)
% ADM_SQUARE_OF_NORM  The adjoint of x in z = norm(x) ^ 2.
%   a_x = adm_square_of_norm(a_z, x, r), with r = norm(x): of a vector that of the sum of its squared moduli, which is smooth
%   also at 0; of a matrix by its largest singular value.
%   Source: Willkomm 2020, 7.5; Giles (2008), 2.3.3.
  if isvector(x) || isempty(x)
    a_x = 2 .* real(a_z) .* conj(x);
  else
    a_x = adm_norm(2 .* real(a_z) .* r, x, r);
  end
end
