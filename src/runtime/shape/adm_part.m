function a_x = adm_part(a_z, dim, k, varargin)
% ADM_PART  The adjoint of one of the arrays that were concatenated.
%   a_x = adm_part(a_z, dim, k, x1, x2, ...): the part of a_z that came from the k-th array in
%   z = cat(dim, x1, x2, ...).
  first = 1;
  for part = 1:k - 1
    first = first + adm_room(a_z, dim, varargin{part});
  end
  a_x = adm_piece(a_z, dim, first, varargin{k});
end
