function g = adm_sets_times(z, x, g_x, y, g_y)
% ADM_SETS_TIMES  The numbers of the index sets of x * y: factors do not count where the other is zero and stays so.
%   g = adm_sets_times(z, x, g_x, y, g_y): g_x and g_y hold the numbers of the elements of the factors, 0 where they have none.
  if isscalar(x) || isscalar(y)
    g = adm_sets_product(z, x, g_x, y, g_y);
    return
  end
  [rows, members] = adm_sets_times_terms(size(z), x ~= 0 | g_x ~= 0, g_y);
  if any(g_x(:))
    [turned, more] = adm_sets_times_terms([size(z, 2), size(z, 1)], (y ~= 0 | g_y ~= 0).', g_x.');
    % The places in the product of the transposes.
    [column, row] = ind2sub([size(z, 2), size(z, 1)], turned);
    rows = [rows; row + (column - 1) * size(z, 1)];
    members = [members; more];
  end
  g = adm_sets_gather(size(z), rows, members);
end

% The elements of a product, and the sets of the right factor that they hold: those of a column for all rows without zeros
% together.
function [rows, members] = adm_sets_times_terms(dims, pattern, g)
  rows = zeros(0, 1);
  members = zeros(0, 1);
  if ~any(g(:))
    return
  end
  whole = find(all(pattern, 2));
  pattern(whole, :) = false;
  [i, j] = find(pattern);
  i = i(:);
  j = j(:);
  for k = 1:dims(2)
    column = full(g(:, k));
    used = column(j) ~= 0;
    rows = [rows; i(used) + (k - 1) * dims(1)];
    members = [members; column(j(used))];
    if ~isempty(whole) && any(column)
      rows = [rows; whole + (k - 1) * dims(1)];
      members = [members; repmat(adm_sets_gather([1, 1], ones(size(column)), column), numel(whole), 1)];
    end
  end
end
