function x = adm_restore(x, k, varargin)
%ADM_RESTORE  Restore the elements of an array that were written to.
%   X = ADM_RESTORE(X, K, I, ...) undoes an assignment to X(I, ...), where K is what ADM_KEEP(X, I, ...) gave before
%   it: the elements get their old values and X gets its old size.
  if numel(k) == 1
    x(varargin{:}) = k{1};
  elseif isempty(k{2})
    x = k{1};
  else
    x = adm_resize(x, k{2});
    inside = adm_inside(k{2}, varargin);
    x(inside{:}) = k{1};
  end
end
