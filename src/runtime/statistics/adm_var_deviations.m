function [d, part] = adm_var_deviations(x, w, dim)
% ADM_VAR_DEVIATIONS  How far elements are from their mean.
%   [d, part] = adm_var_deviations(x, w, dim): var(x, w, dim) is sum(part .* abs(d).^2, dim); w is 0, 1, [] or a vector of weights.
%   Errors: Adjoinery:manyDimensions where dim is a list of dimensions.
  if numel(dim) > 1
    error('Adjoinery:manyDimensions', 'The variance along several dimensions at once has no derivative rule: reshape the array.');
  end
  x = full(x);
  n = size(x, dim);
  if isempty(w)
    w = 0;
  end
  if isscalar(w)
    part = 1 ./ (n - 1 + w);
    middle = sum(x, dim) ./ n;
  else
    x = adm_real(x);
    w = full(w);
    part = reshape(w ./ sum(w), [ones(1, dim - 1), n, 1]);
    middle = sum(part .* x, dim);
  end
  d = x - middle;
end
