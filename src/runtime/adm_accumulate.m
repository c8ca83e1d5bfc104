function ax = adm_accumulate(ax, a, varargin)
%ADM_ACCUMULATE  Add to elements of an adjoint that may be named more than once.
%   AX = ADM_ACCUMULATE(AX, A, I, ...) adds A to AX(I, ...); an element that the indices name several times gets
%   the sum. Indices are numbers, logical masks or ':'.
%   Source: seed 003, section 3.3 (adjuvant objects).
  if numel(a) == 1
    ax(varargin{:}) = ax(varargin{:}) + a;
    return
  end
  n = numel(ax);
  position = reshape(1:n, size(ax));
  position = position(varargin{:});
  if isempty(position)
    return
  end
  ax = ax + reshape(full(sparse(position(:), 1, a(:), n, 1)), size(ax));
end
