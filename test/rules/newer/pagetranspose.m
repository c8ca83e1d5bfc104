function z = pagetranspose(x)
% PAGETRANSPOSE  Transposed pages, as newer versions have it.
  z = permute(x, [2, 1, 3:ndims(x)]);
end
