function g = adm_pages_all(pages, limit)
% ADM_PAGES_ALL  A tangent in many directions, of the tangents in each.
%   g = adm_pages_all(pages, limit): the tangents in the cell array `pages` along a dimension behind their own. Cells and
%   structs keep their structure, and what is no floating-point number is what it is. Tangents may have `limit` dimensions (2 or Inf), else: error Adjoinery:directions.
  g = pages{1};
  if iscell(g)
    for k = 1:numel(g)
      g{k} = adm_pages_all(cellfun(@(page) page{k}, pages, 'UniformOutput', false), limit);
    end
  elseif isstruct(g)
    names = fieldnames(g);
    for k = 1:numel(g)
      for name = names.'
        g(k).(name{1}) = adm_pages_all(cellfun(@(page) page(k).(name{1}), pages, 'UniformOutput', false), limit);
      end
    end
  elseif limit == 2 && ndims(g) > 2
    adm_matrix(g);
  elseif isfloat(g)
    if issparse(g)
      pages = cellfun(@full, pages, 'UniformOutput', false);
    end
    g = cat(ndims(g) + 1, pages{:});
  end
end
