function z = adm_implicit(x, y, y0, slope)
% ADM_IMPLICIT  What a solver has found, as a function of what its equation depends on.
%   z = adm_implicit(x, y, y0, slope): x, where f(x) is y0, nearly zero, and slope is the Jacobian of f there. Another y
%   at the same x moves the zero by -slope \ (y - y0): that is the derivative by the implicit function theorem.
%   Source: A. Griewank and A. Walther, Evaluating Derivatives, SIAM 2008, section 15.1.
  z = x;
  if ~isequal(y, y0)
    z = z - reshape(slope \ (y(:) - y0(:)), size(x));
  end
end
