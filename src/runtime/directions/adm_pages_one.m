function page = adm_pages_one(g, d, n)
% ADM_PAGES_ONE  The tangent in one direction, of a tangent in many.
%   page = adm_pages_one(g, d, n): what g has for direction d of n, which are its last dimension. Cells and structs keep
%   their structure, and [] is what it is. Another number of directions is an error Adjoinery:directions.
  if n == 1
    page = g;
  elseif iscell(g)
    page = cell(size(g));
    for k = 1:numel(g)
      page{k} = adm_pages_one(g{k}, d, n);
    end
  elseif isstruct(g)
    page = g;
    names = fieldnames(g);
    for k = 1:numel(g)
      for name = names.'
        page(k).(name{1}) = adm_pages_one(g(k).(name{1}), d, n);
      end
    end
  elseif ~isfloat(g) || isempty(g) && ndims(g) == 2
    page = g;
  elseif ndims(g) < 3 || size(g, ndims(g)) ~= n
    error('Adjoinery:directions', 'A tangent of size %s was met where there are %d directions.', mat2str(size(g)), n);
  elseif ndims(g) == 3
    page = g(:, :, d);
  else
    at = repmat({':'}, 1, ndims(g));
    at{end} = d;
    page = g(at{:});
  end
end
