function g = adm_pages_over(a, b)
% ADM_PAGES_OVER  Quotients of a tangent in many directions.
%   g = adm_pages_over(a, b): a / b in each direction, for a tangent a, whose third dimension are the directions.
  if isscalar(b)
    g = a ./ full(b);
  else
    [m, columns, n] = size(a);
    g = permute(reshape(reshape(permute(a, [1 3 2]), m * n, columns) / b, m, n, size(b, 1)), [1 3 2]);
  end
end
