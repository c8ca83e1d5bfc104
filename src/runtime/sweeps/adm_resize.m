function a = adm_resize(a, sz)
%ADM_RESIZE  Shrink an array, or its adjoint, to the size that the array had before it grew.
%   A = ADM_RESIZE(A, SZ) drops the elements of A that lie outside of the size SZ.
  if numel(a) == prod(sz)
    a = reshape(a, sz);
    return
  end
  if prod(sz) == 0
    % An array of size 0x3 may have grown to 1x2.
    a = reshape(a([]), sz);
    return
  end
  if ndims(a) == 2 && numel(sz) == 2
    a = a(1:sz(1), 1:sz(2));
    return
  end
  index = cell(1, max(ndims(a), numel(sz)));
  for d = 1:numel(index)
    if d <= numel(sz)
      index{d} = 1:sz(d);
    else
      index{d} = 1;
    end
  end
  a = a(index{:});
end
