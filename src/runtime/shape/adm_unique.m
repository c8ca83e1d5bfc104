function a_x = adm_unique(a_z, x, varargin)
% ADM_UNIQUE  The adjoint of z = unique(x), unique(x, 'rows') or unique(x, 'stable').
%   a_x = adm_unique(a_z, x, options...): of equal elements, or rows, one has all.
  [~, i] = unique(x, varargin{:});
  if any(strcmp(varargin, 'rows'))
    i = reshape(i, [], 1) + (0:size(x, 2) - 1) .* size(x, 1);
  end
  a_x = adm_unplace(a_z, i, x);
end
