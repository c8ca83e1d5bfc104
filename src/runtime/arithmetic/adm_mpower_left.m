function a_x = adm_mpower_left(a_z, x, y, z, factored)
% ADM_MPOWER_LEFT  The adjoint of x in z = x ^ y.
%   a_x = adm_mpower_left(a_z, x, y, z): where a zero of a_z leaves out a root at zero, a_x is zero.
%   a_x = adm_mpower_left(a_z, x, y, z, 'factored'): a zero of a_z may come from a factor; there a_x is NaN, as in the tangent.
  if isempty(x) || isempty(y)
    a_x = zeros(size(x));
  elseif ~isscalar(x)
    a_x = adm_mpower_frechet(a_z, x.', y);
  elseif isscalar(y)
    a_x = a_z .* y .* (x + (x == 0 & a_z == 0 & real(y) < 1 & nargin < 5)).^(y - (y ~= 0 | x ~= 0));
  else
    a_x = sum(sum(a_z .* (y * z))) ./ x;
  end
end
