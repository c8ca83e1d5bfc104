function z = adm_integral(x, y, y0, a, a0, b, b0, lower, upper, ~)
% ADM_INTEGRAL  An integral as a function of its bounds and of what its integrand depends on.
%   z = adm_integral(x, y, y0, a, a0, b, b0, lower, upper, breaks): x, found from a0 to b0, where a quadrature gives y0.
%   By Leibniz's rule the integral changes as the quadrature y does, and by the integrand at the lower and the upper
%   bound where these move. The motion of the breaks is not known.
  z = x;
  if ~isequal(y, y0)
    z = z + (y - y0);
  end
  if ~isequal(a, a0)
    z = z - lower .* (a - a0);
  end
  if ~isequal(b, b0)
    z = z + upper .* (b - b0);
  end
end
