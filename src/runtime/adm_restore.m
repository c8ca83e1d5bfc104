function x = adm_restore(x, k, varargin)
%ADM_RESTORE  Bring back the elements of an array that were written to.
%   X = ADM_RESTORE(X, K, I, ...) undoes an assignment to X(I, ...), where K is what ADM_KEEP(X, I, ...) gave before
%   it: the elements get their old values and X gets its old size.
  if k{3}
    x = k{2};
  else
    x = adm_resize(x, k{1});
    inside = adm_inside(k{1}, varargin);
    x(inside{:}) = k{2};
  end
end
