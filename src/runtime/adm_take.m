function r = adm_take(ax, varargin)
%ADM_TAKE  Adjoint of the values that an indexed assignment wrote.
%   R = ADM_TAKE(AX, I, ...) is AX(I, ...), except that of several values written to one element only the last has
%   its adjoint: the others were overwritten and get 0.
%   Source: seed 003, section 3.3 (adjuvant objects).
  r = ax(varargin{:});
  n = numel(r);
  if n < 2
    return
  end
  written = zeros(size(ax));
  written(varargin{:}) = reshape(1:n, size(r));
  last = written(varargin{:});
  r(last(:) ~= (1:n).') = 0;
end
