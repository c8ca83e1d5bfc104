function z = pagectranspose(x)
% PAGECTRANSPOSE  Conjugate transposed pages, as newer versions have it.
  z = conj(permute(x, [2, 1, 3:ndims(x)]));
end
