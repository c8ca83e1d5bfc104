function z = dct(x)
% DCT  The discrete cosine transform with orthonormal rows, as MATLAB's toolbox and the signal package have it.
  if isrow(x)
    z = dct(x.').';
    return
  end
  n = size(x, 1);
  c = cos(pi / n * (0:n - 1).' * ((0:n - 1) + 0.5)) * sqrt(2 / n);
  c(1, :) = 1 / sqrt(n);
  z = c * x;
end
