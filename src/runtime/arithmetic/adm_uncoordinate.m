function a_x = adm_uncoordinate(x, varargin)
% ADM_UNCOORDINATE  The adjoint of points x from those of their coordinates.
%   a_x = adm_uncoordinate(x, a_first, a_second, ...): see adm_coordinate.
  a_x = reshape([varargin{:}], size(x));
end
