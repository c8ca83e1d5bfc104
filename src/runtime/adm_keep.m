function k = adm_keep(x, varargin)
%ADM_KEEP  Keep the elements of an array that are about to be written to.
%   K = ADM_KEEP(X, I, ...) holds the size of X and X(I, ...), or all of X where the indices go beyond it.
%   ADM_RESTORE(X, K, I, ...) brings X back.
  k = {size(x), [], true};
  try
    k{2} = x(varargin{:});
  catch
    k{2} = x;
    k{3} = false;
  end
end
