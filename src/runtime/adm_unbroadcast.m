function r = adm_unbroadcast(a, x)
%ADM_UNBROADCAST  Sum an adjoint over the dimensions along which its variable was broadcast.
%   R = ADM_UNBROADCAST(A, X) sums A over every dimension in which X has size 1 and A has not, so that R has the
%   size of X. A is the adjoint that an elementwise operation computes in the size of its result.
%   Source: seed 003, section 3.2; binary expansion as both languages do it.
  if numel(a) == numel(x)
    r = reshape(a, size(x));
    return
  end
  r = a;
  for d = 1:max(ndims(a), ndims(x))
    if size(x, d) == 1 && size(r, d) ~= 1
      r = sum(r, d);
    end
  end
end
