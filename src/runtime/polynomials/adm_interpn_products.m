function [value, rates] = adm_interpn_products(axes, dims, places)
% ADM_INTERPN_PRODUCTS  How values interpolated by splines along all dimensions of a table depend on its elements.
%   [value, rates] = adm_interpn_products(axes, dims, places): see adm_interpn_weights. Of places that are no vectors Octave
%   takes the first line along each dimension.
  n = numel(axes);
  if ~all(cellfun(@isvector, places))
    for j = 1:n
      lines = permute(places{j}, [j, 1:j - 1, j + 1:n]);
      places{j} = lines(1:size(lines, 1));
    end
    [places{:}] = ndgrid(places{:});
  end
  [values, slopes] = deal(cell(1, n));
  for j = 1:n
    values{j} = adm_interpn_splines_axis(axes{j}, dims(j), places{j}(:), false);
    slopes{j} = adm_interpn_splines_axis(axes{j}, dims(j), places{j}(:), true);
  end
  value = adm_interpn_products_of(values);
  rates = cell(1, n);
  for j = 1:n
    rates{j} = adm_interpn_products_of([values(1:j - 1), slopes(j), values(j + 1:n)]);
  end
end

function product = adm_interpn_products_of(parts)
  % A column for each point: the products of its rows of all parts.
  product = parts{1}.';
  for j = 2:numel(parts)
    part = reshape(parts{j}.', 1, [], size(product, 2));
    product = reshape(reshape(product, [], 1, size(product, 2)) .* part, [], size(product, 2));
  end
end
