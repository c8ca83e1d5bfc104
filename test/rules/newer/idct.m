function z = idct(x)
% IDCT  The inverse of dct.
  if isrow(x)
    z = idct(x.').';
    return
  end
  z = dct(eye(size(x, 1))) \ x;
end
