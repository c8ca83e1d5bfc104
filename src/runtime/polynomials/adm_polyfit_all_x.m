function a_x = adm_polyfit_all_x(a_p, a_s, a_mu, x, y, n, p, s, mu)
% ADM_POLYFIT_ALL_X  The adjoint of x in [p, s, mu] = polyfit(x, y, n).
%   a_x = adm_polyfit_all_x(a_p, a_s, a_mu, x, y, n, p, s, mu): mu and a_mu are [] where mu was not asked for; see adm_polyfit_rest.
  [at, shift] = adm_polyfit_points(x, mu);
  a_x = adm_polyfit_x(a_p, at, y, n, p);
  rate = polyval(polyder(p), at(:));
  a_x = (a_x - reshape(adm_polyfit_rest(a_s, at, y, p, s) .* rate, size(x))) ./ shift(2);
  if ~isempty(mu)
    a_mu = a_mu(:) - [sum(a_x(:)); sum(a_x(:) .* at(:))];
    a_x = a_x + a_mu(1) ./ numel(x) + a_mu(2) .* at ./ (numel(x) - 1);
  end
end
