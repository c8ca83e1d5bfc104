function a = adm_unbroadcast_to(a, s)
% ADM_UNBROADCAST_TO  Sum an adjoint back to the size that an operand had before it was expanded.
%   a = adm_unbroadcast_to(a, s): as adm_unbroadcast(a, x) where size(x) is s, which is recorded instead of x. A sparse `a` is
%   made full unless that would take much more memory: whether x was sparse is not known.
%   Source: adjoint of implicit expansion, Willkomm 2020, 3.2.
  if numel(a) / prod(s) ~= 1 % so for empties: 0/0 is NaN
    for dim = 1:max(ndims(a), numel(s))
      if (dim > numel(s) || s(dim) == 1) && size(a, dim) ~= 1
        a = sum(a, dim);
      end
    end
    if numel(a) ~= prod(s) || isempty(a)
      a = a + zeros(s);
    end
  end
  if issparse(a) && (prod(s) < 1e7 || 10 * nnz(a) > prod(s))
    a = full(a);
  end
end
