function g = adm_pages_sum(g, x)
% ADM_PAGES_SUM  The tangent of sum(x) in many directions.
%   g = adm_pages_sum(g, x): for the tangent g of the matrix x, whose third dimension are the directions. The sum of what has
%   no rows and no columns is one number.
  if size(x, 1) == 0 && size(x, 2) == 0
    g = zeros(1, 1, size(g, 3));
  else
    g = sum(g, adm_dimension(x));
  end
end
