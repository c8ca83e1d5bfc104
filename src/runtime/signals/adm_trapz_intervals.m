function a_z = adm_trapz_intervals(a_z, n, dim)
% ADM_TRAPZ_INTERVALS  The adjoints of the areas that trapz or cumtrapz sums.
%   a_z = adm_trapz_intervals(a_z, n, dim): of n points along dimension dim, folded (see adm_fold); the adjoint of
%   cumtrapz has n elements there.
  isCumulative = size(a_z, dim) == n;
  a_z = adm_fold(a_z, dim);
  if isCumulative
    a_z = adm_cumsum(a_z, 2);
    a_z = a_z(:, 2:end, :);
  else
    a_z = repmat(a_z, [1, n - 1]);
  end
end
