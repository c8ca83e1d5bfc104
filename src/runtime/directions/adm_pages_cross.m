function g = adm_pages_cross(a, b)
% ADM_PAGES_CROSS  Cross products with a tangent in many directions.
%   g = adm_pages_cross(a, b): cross(a, b) in each direction, where one of them is a tangent whose third dimension are the
%   directions. A row and a column go together, as for cross.
  n = max(size(a, 3), size(b, 3));
  if size(a, 1) == size(b, 1) && size(a, 2) == size(b, 2)
    dim = find([size(a, 1), size(a, 2)] == 3, 1);
    if ~isempty(dim)
      g = cross(a + zeros(size(b)), b + zeros(size(a)), dim);
      return
    end
  end
  if size(a, 3) == n
    g = adm_pages_each(n, 2, @(page) cross(page, b), a);
  else
    g = adm_pages_each(n, 2, @(page) cross(a, page), b);
  end
end
