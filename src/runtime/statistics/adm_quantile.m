function a_x = adm_quantile(a_z, x, p, dim, method)
% ADM_QUANTILE  The adjoint of z = quantile(x, p, dim, method), where the quantile is between two elements.
  [low, high, part] = adm_quantile_places(x, p, dim, method);
  a_z = a_z(:);
  a_x = adm_unplace(a_z .* (1 - part(:)), low(:), x) + adm_unplace(a_z .* part(:), high(:), x);
end
