function a_x = adm_var(a_z, x, w, dim)
% ADM_VAR  The adjoint of z = var(x, w, dim).
%   a_x = adm_var(a_z, x, w, dim): w is 0, 1 or a vector of weights. The mean adds nothing, as the deviations from it
%   sum to zero.
  if numel(dim) > 1
    error('Adjoinery:manyDimensions', 'The variance along several dimensions at once has no derivative rule: reshape the array.');
  end
  x = full(x);
  n = size(x, dim);
  if isempty(x) || n == 1
    a_x = zeros(size(x));
    return
  end
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
  a_x = 2 .* full(real(a_z)) .* part .* conj(x - middle);
end
