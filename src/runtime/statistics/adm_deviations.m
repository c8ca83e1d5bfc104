function [d, part] = adm_deviations(x, w, dim)
% ADM_DEVIATIONS  How far elements are from the mean of what is not missing.
%   [d, part] = adm_deviations(x, w, dim): 0 for what is missing; var(x, w, dim, 'omitnan') is sum(abs(d).^2, dim) .* part,
%   with w [], 0 or 1.
  if ~isempty(w) && ~isscalar(w) || numel(dim) > 1
    error('Adjoinery:weights', 'var and std of what is not missing have a derivative rule along one dimension and without weights.');
  end
  present = ~isnan(x);
  n = sum(present, dim);
  x = adm_filled(x, 0);
  d = (x - sum(x, dim) ./ n) .* present;
  d(~present) = 0;
  part = 1 ./ max(n - 1 + any(w), min(n, 1));
  part(n == 0) = NaN;
end
