function d = adm_square_of_modulus(d, r, x, direction)
% ADM_SQUARE_OF_MODULUS  The derivative of r ^ 2 with regard to x, where r is abs(x), or hypot of x and another number.
%   a_x = adm_square_of_modulus(a_z, r.', x): the adjoint of x; g_z = adm_square_of_modulus(g_x, r, x, 'forward'): the
%   tangent. Of a scalar r it is smooth, also at 0; of a square matrix, r ^ 2 is a product of matrices.
%   Source: Willkomm 2020, 7.2.
  if isscalar(r) && nargin < 4
    d = 2 .* real(d) .* conj(x);
  elseif isscalar(r)
    d = 2 .* real(conj(x) .* d);
  elseif nargin < 4
    d = real(d * r + r * d) .* conj(x) ./ (r.' + (r.' == 0));
  else
    d = real(conj(x) .* d) ./ (r + (r == 0));
    d = d * r + r * d;
  end
end
