function parts = adm_parts(a_z, dim, varargin)
% ADM_PARTS  The adjoints of all arrays that were concatenated.
%   parts = adm_parts(a_z, dim, x1, x2, ...): a cell for each array of z = cat(dim, x1, x2, ...), with the part of a_z
%   that came from it.
  parts = cell(size(varargin));
  first = 1;
  for k = 1:numel(varargin)
    parts{k} = adm_piece(a_z, dim, first, varargin{k});
    first = first + adm_room(a_z, dim, varargin{k});
  end
end
