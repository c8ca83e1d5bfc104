function a_x = adm_roots(a_z, rates, x, z)
% ADM_ROOTS  The adjoint of z = roots(x). Where roots coincide the derivative does not exist: Inf or NaN, or adm_root_slopes stops.
%   a_x = adm_roots(a_z, rates, x, z): rates is 1 ./ adm_root_slopes(x, z, a_z), zero for roots that nothing is asked of. At a
%   root the polynomial stays zero, whatever its coefficients. Marks (adm_steep_mark) are zeros that a factor has made, which
%   are NaN where the rate is infinite.
  [limit, mark] = adm_steep_limit(a_z);
  marked = a_z ~= 0 & abs(a_z) < limit;
  a_z(marked) = a_z(marked) - mark .* round(a_z(marked) ./ mark);
  a_z(marked & isinf(rates)) = NaN;
  a_x = -adm_polyval_p(a_z .* rates, x, z);
end
