function g_z = adm_by_adjoint(z, g_x, k, adjoint, varargin)
% ADM_BY_ADJOINT  The tangent of a function of which the adjoint is known.
%   g_z = adm_by_adjoint(z, g_x, k, adjoint, x1, ...): z is the result of the function, g_x the tangent of one of its
%   arguments x1, ..., whose adjoint is the k-th result of adjoint(x1, ..., a_z): it is asked for each element of z. An error
%   Adjoinery:tangentByAdjoint where z is real and g_x is not: nobody can tell whether the function is analytic.
  if isreal(z) && ~isreal(g_x)
    error('Adjoinery:tangentByAdjoint', 'The adjoint of a real result does not tell its tangent in a complex direction.');
  end
  g_z = zeros(size(z));
  for element = 1:numel(z)
    a_z = zeros(size(z));
    a_z(element) = 1;
    a_x = adm_sized(adm_output(k, adjoint, varargin{:}, a_z), g_x);
    g_z(element) = real(sum(a_x(:) .* g_x(:)));
    if ~isreal(z)
      a_z(element) = -1i;
      a_x = adm_sized(adm_output(k, adjoint, varargin{:}, a_z), g_x);
      g_z(element) = g_z(element) + 1i * real(sum(a_x(:) .* g_x(:)));
    end
  end
end
