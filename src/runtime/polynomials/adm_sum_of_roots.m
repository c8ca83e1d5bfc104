function a = adm_sum_of_roots(a_z, x)
% ADM_SUM_OF_ROOTS  The adjoint of the coefficients x in z = sum(roots(x)).
%   a = adm_sum_of_roots(a_z, x): of the size of x; a_z is a scalar. The sum is -x(k + 1) / x(k), where x(k) is the first
%   coefficient that is not zero (Vieta), also where roots coincide.
  a = zeros(size(x));
  k = find(x ~= 0, 1);
  if ~isempty(k) && k < numel(x)
    a(k) = a_z * x(k + 1) / x(k)^2;
    a(k + 1) = -a_z / x(k);
  end
end
