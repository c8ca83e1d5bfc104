function order = adm_map_order(names)
% ADM_MAP_ORDER  The places of the keys of a map in their order.
%   order = adm_map_order(names): names is a cell array of text or of numbers.
  if isempty(names)
    order = zeros(1, 0);
  elseif ischar(names{1})
    [~, order] = sort(names);
  else
    [~, order] = sort(cellfun(@double, names));
  end
end
