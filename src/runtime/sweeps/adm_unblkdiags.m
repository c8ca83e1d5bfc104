function parts = adm_unblkdiags(a_z, varargin)
% ADM_UNBLKDIAGS  The adjoints of all matrices that blkdiag put together.
%   parts = adm_unblkdiags(a_z, x1, x2, ...): a cell for each matrix of z = blkdiag(x1, x2, ...), with the block of a_z
%   that came from it.
  parts = cell(size(varargin));
  before = [0, 0];
  for k = 1:numel(varargin)
    last = before + size(varargin{k});
    parts{k} = a_z(before(1) + 1:last(1), before(2) + 1:last(2));
    before = last;
  end
end
