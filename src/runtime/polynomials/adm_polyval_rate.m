function rate = adm_polyval_rate(p, x, mu)
% ADM_POLYVAL_RATE  The derivatives of polyval(p, x, [], mu) with regard to x.
  rate = polyval(polyder(p), adm_polyfit_points(x, mu)) ./ mu(2);
end
