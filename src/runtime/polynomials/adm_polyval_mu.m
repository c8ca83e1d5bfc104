function a_mu = adm_polyval_mu(a_z, p, x, mu)
% ADM_POLYVAL_MU  The adjoint of the shift and the scale mu in z = polyval(p, x, [], mu).
  a_x = a_z .* adm_polyval_rate(p, x, mu);
  a_mu = zeros(size(mu));
  a_mu(1) = -sum(a_x(:));
  a_mu(2) = -sum(a_x(:) .* reshape(adm_polyfit_points(x, mu), [], 1));
end
