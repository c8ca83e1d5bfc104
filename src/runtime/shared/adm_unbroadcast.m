function a = adm_unbroadcast(a, x)
% ADM_UNBROADCAST  Sum an adjoint back to the size of an operand that was expanded.
%   a = adm_unbroadcast(a, x): `a` has the size that x took in an elementwise operation; the result has exactly the
%   size of x. An `a` that is smaller than x (a scalar zero) is expanded. N-d arrays and empties too. Octave does not
%   expand sparse matrices: what another operand has made sparse is full again where x is, but not before it is summed.
%   Source: adjoint of implicit expansion, Willkomm 2020, 3.2.
  if numel(a) / numel(x) ~= 1 % so for empties: 0/0 is NaN
    if isscalar(x)
      a = sum(a(:));
    else
      for dim = 1:max(ndims(a), ndims(x))
        if size(x, dim) == 1 && size(a, dim) ~= 1
          a = sum(a, dim);
        end
      end
      if numel(a) ~= numel(x) || isempty(x)
        a = a + zeros(size(x));
      end
    end
  end
  if issparse(a) && ~issparse(x)
    a = full(a);
  end
end
