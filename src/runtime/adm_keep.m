function k = adm_keep(x, varargin)
%ADM_KEEP  Keep the elements of an array that are about to be written to.
%   K = ADM_KEEP(X, I, ...) holds the size of X and what there is of X(I, ...), which may lie beyond it; an X without
%   elements, which may become anything, is held itself. ADM_RESTORE(X, K, I, ...) brings X back.
  k = {size(x), x, isempty(x)};
  if ~k{3}
    inside = adm_inside(k{1}, varargin);
    k{2} = x(inside{:});
  end
end
