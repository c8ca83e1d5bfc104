function a = adm_fit(a, v)
% ADM_FIT  Bring the adjoint of a written part back to the shape of the value.
%   a = adm_fit(a, v): after x(i) = v, with `a` the adjoint of x(i), the result is the adjoint of v: the sum where a
%   scalar was written to several places, otherwise the same elements in the shape of v.
  if isscalar(v)
    if numel(a) ~= 1
      a = sum(a(:));
    end
  else
    a = reshape(a, size(v));
  end
end
