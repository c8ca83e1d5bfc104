function a_x = adm_scatter(a_z, i, x, varargin)
% ADM_SCATTER  The adjoint of the selection that max, min or sort made.
%   a_x = adm_scatter(a_z, i, x), adm_scatter(a_z, i, x, options...): puts a_z to the places i along a dimension of
%   zeros of the size of x; see adm_gather. No place may occur twice.
  a_x = zeros(size(x));
  if isempty(i)
    return
  end
  dim = adm_dimension(x, varargin{:});
  n = size(x, dim);
  if numel(x) == n
    a_x(i) = a_z;
  else
    a_x(adm_select(i, dim, n)) = a_z;
  end
end
