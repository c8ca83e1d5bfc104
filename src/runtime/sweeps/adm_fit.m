function a = adm_fit(a, v)
% ADM_FIT  Bring the adjoint of a written part back to the shape of the value.
%   a = adm_fit(a, v): after x(i) = v, with `a` the adjoint of x(i), the result is the adjoint of v: the sum where a
%   scalar was written to several places, otherwise the same elements in the shape of v. A value that is no cell array is
%   put as a whole into each of the cells that it is written to.
  if iscell(a) && ~iscell(v)
    parts = a;
    a = adm_zeros(v);
    for k = 1:numel(parts)
      a = adm_add(a, parts{k});
    end
  elseif isscalar(v)
    if numel(a) == 1
      return
    end
    if iscell(a) || isstruct(a)
      parts = a;
      a = adm_zeros(v);
      for k = 1:numel(parts)
        a = adm_add(a, parts(k));
      end
    else
      a = sum(a(:));
    end
  else
    a = reshape(a, size(v));
  end
end
