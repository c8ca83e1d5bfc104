function a_pp = adm_ppder(a_z, pp, m)
% ADM_PPDER  The adjoint of a piecewise polynomial in z = ppder(pp, m), a structure like pp.
  a_pp = adm_zeros(pp);
  if pp.order <= m
    a_pp.breaks([1, end]) = a_z.breaks;
  else
    a_pp.breaks = a_z.breaks;
    a_pp.coefs(:, 1:pp.order - m) = a_z.coefs .* adm_ppder_factors(pp.order, m);
  end
end

function factors = adm_ppder_factors(order, m)
  % The factors by which the m-th derivative multiplies the coefficients of the powers order - 1 to m.
  factors = ones(1, order - m);
  for k = 1:m
    factors = factors .* (order - k:-1:m + 1 - k);
  end
end
