function i = adm_running(z, dim)
% ADM_RUNNING  Where the elements that cummax or cummin gives were found.
%   i = adm_running(z, dim): indices along dimension dim, for z = cummax(x, [], dim) or cummin: of equal elements the
%   first.
  n = size(z, dim);
  y = adm_fold(z, dim);
  isNew = cat(2, true(size(y, 1), min(n, 1), size(y, 3)), y(:, 2:end, :) ~= y(:, 1:end - 1, :));
  i = reshape(cummax(isNew .* (1:n), 2), size(z));
end
