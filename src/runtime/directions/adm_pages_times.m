function g = adm_pages_times(a, b)
% ADM_PAGES_TIMES  Products with a tangent in many directions.
%   g = adm_pages_times(a, b): a * b in each direction, where one of them is a tangent whose third dimension are the
%   directions. Sparse matrices are not expanded along a third one.
  m = size(a, 1);
  n = size(b, 2);
  if m * size(a, 2) == 1 || size(b, 1) * n == 1
    g = full(a) .* full(b);
  elseif ndims(b) == 3
    k = size(b, 3);
    g = reshape(a * reshape(b, size(b, 1), n * k), m, n, k);
  elseif ndims(a) == 3
    k = size(a, 3);
    g = permute(reshape(reshape(permute(a, [1 3 2]), m * k, size(a, 2)) * b, m, k, n), [1 3 2]);
  else
    g = a * b;
  end
end
