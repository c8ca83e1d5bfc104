function a = adm_fit(a, v)
% ADM_FIT  Bring the adjoint of a written part back to the shape of the value.
%   a = adm_fit(a, v): after x(i) = v, with `a` the adjoint of x(i), the result is the adjoint of v: the sum where a
%   scalar was written to several places, otherwise the same elements in the shape of v.
  if isscalar(v)
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
