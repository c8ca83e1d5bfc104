function [value, rates] = adm_interpn_weights(axes, dims, places, method)
% ADM_INTERPN_WEIGHTS  How values interpolated in a table of any number of dimensions depend on its elements.
%   [value, rates] = adm_interpn_weights(axes, dims, places, method): in cells, for each dimension of a table of size dims, where its
%   elements stand ([]: at 1, 2, …; a vector, or an array like the table) and the places of the points, arrays of one size. value is
%   sparse, a row for each element and a column for each point: the values are value.' * v(:), and their derivatives with
%   regard to the places along dimension j rates{j}.' * v(:). Points outside depend on nothing; 'linear' or 'nearest', or 'splines'
%   along all dimensions, by which they are extrapolated.
  n = numel(axes);
  m = numel(places{1});
  if strcmp(method, 'splines')
    [value, rates] = adm_interpn_products(axes, dims, places);
    return
  end
  if ~any(strcmp(method, {'linear', 'nearest'}))
    error('Adjoinery:interpolation', 'Interpolation in tables with the method %s has no derivative rule.', method);
  end
  [nodes, parts, steps] = deal(cell(1, n));
  isInside = true(m, 1);
  for j = 1:n
    [nodes{j}, parts{j}, steps{j}] = adm_interpn_weights_axis(axes{j}, j, dims(j), places{j});
    isInside = isInside & ~isnan(parts{j});
  end
  k = find(isInside);
  strides = [1, cumprod(dims(1:end - 1))];
  value = sparse(prod(dims), m);
  rates = repmat({value}, 1, n);
  for corner = 0:2^n - 1
    place = ones(numel(k), 1);
    weights = ones(numel(k), n);
    slopes = zeros(numel(k), n);
    for j = 1:n
      isRight = bitand(corner, 2^(j - 1)) > 0;
      place = place + (nodes{j}(k, 1 + isRight) - 1) .* strides(j);
      t = parts{j}(k);
      if strcmp(method, 'nearest')
        t = double(t >= 0.5);
      else
        slopes(:, j) = (2 .* isRight - 1) ./ steps{j}(k);
      end
      weights(:, j) = isRight .* t + ~isRight .* (1 - t);
    end
    value = value + sparse(place, k, prod(weights, 2), prod(dims), m);
    for j = 1:n
      others = prod(weights(:, [1:j - 1, j + 1:n]), 2);
      rates{j} = rates{j} + sparse(place, k, slopes(:, j) .* others, prod(dims), m);
    end
  end
end

function [nodes, t, step] = adm_interpn_weights_axis(x, dimension, n, xi)
  % The two nodes beside each place, in the numbering of the table, and how far it is from one to the other.
  if isempty(x)
    x = 1:n;
  elseif ~isvector(x)
    % Arrays like the table vary along one dimension: its first line.
    x = permute(x, [dimension, 1:dimension - 1, dimension + 1:ndims(x)]);
    x = x(1:n);
  end
  [x, order] = sort(x(:));
  [k, t, step, isInside] = adm_interp1_bins(x, xi, NaN);
  t(~isInside) = NaN;
  nodes = reshape(order([k, k + 1]), [], 2);
end
