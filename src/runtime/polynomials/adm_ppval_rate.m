function rate = adm_ppval_rate(pp, xi)
% ADM_PPVAL_RATE  The derivatives of a piecewise polynomial at the places xi: of the size of ppval(pp, xi).
  pp.order = pp.order - 1;
  if pp.order == 0
    pp.order = 1;
    pp.coefs = zeros(size(pp.coefs));
  else
    pp.coefs = pp.coefs(:, 1:pp.order) .* (pp.order:-1:1);
  end
  rate = ppval(pp, xi);
end
