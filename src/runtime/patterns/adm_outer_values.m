function a_x = adm_outer_values(a_z, i, j, x, how)
% ADM_OUTER_VALUES  The adjoint of the values x in z = sparse(i, j, x, ...), from outer products.
%   a_x = adm_outer_values(a_z, i, j, x): the adjoint of z is the sum of a_z{1} * a_z{2}.', a_z{3} * a_z{4}.', ...; only what
%   it is at the places (i, j) is computed. `[]` as a second factor stands for the unit matrix.
%   a_x = adm_outer_values(a_z, i, j, x, how): where `how` is 'unique', the last of the values at a place counts; it may be a
%   number, too.
  i = i(:);
  j = j(:);
  if nargin == 4 && numel(a_z) == 2 && iscolumn(a_z{1}) && iscolumn(a_z{2})
    a_x = a_z{1}(i) .* a_z{2}(j); % one product, as of a single system
    if numel(a_x) == numel(x) && ~issparse(a_x)
      a_x = reshape(a_x, size(x));
      return
    end
  end
  a_x = zeros(max(numel(i), numel(j)), 1);
  for k = 1:2:numel(a_z)
    left = full(a_z{k});
    right = full(a_z{k + 1});
    if isempty(right) && ~isempty(left)
      a_x = a_x + reshape(left(i + (j - 1) .* size(left, 1)), [], 1);
    elseif size(left, 2) == 1
      a_x = a_x + reshape(left(i), [], 1) .* reshape(right(j), [], 1);
    else
      for column = 1:size(left, 2)
        a_x = a_x + reshape(left(i, column), [], 1) .* reshape(right(j, column), [], 1);
      end
    end
  end
  if nargin > 4 && strcmp(how, 'unique')
    [~, last] = unique([i + zeros(size(a_x)), j + zeros(size(a_x))], 'rows', 'last');
    isHidden = true(size(a_x));
    isHidden(last) = false;
    a_x(isHidden) = 0;
  end
  if isscalar(a_x) && ~isscalar(x)
    a_x = a_x + zeros(size(x));
  end
  a_x = adm_fit(a_x, x);
end
