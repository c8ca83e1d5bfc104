function k = adm_keep(x, varargin)
%ADM_KEEP  Keep the elements of an array that are about to be written to.
%   K = ADM_KEEP(X, I, ...) holds X(I, ...). Of indices that lie beyond X, it holds what there is, and the size of X; an X
%   without elements, which may become anything, is held itself. ADM_RESTORE(X, K, I, ...) brings X back.
  if nargin == 2 && isscalar(varargin{1}) && varargin{1} <= numel(x)
    k = {x(varargin{1})};
  elseif isempty(x)
    k = {x, []};
  else
    [inside, all_inside] = adm_inside(size(x), varargin);
    k = {x(inside{:})};
    if ~all_inside
      k{2} = size(x);
    end
  end
end
