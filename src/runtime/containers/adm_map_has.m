function found = adm_map_has(names, key)
% ADM_MAP_HAS  Whether a map has keys.
%   found = adm_map_has(names, key): names is a cell array of the keys that there are; key is text, numbers, or a cell array of
%   these, found has its size.
  key = adm_map_list(key);
  found = false(size(key));
  for k = 1:numel(key)
    if ischar(key{k})
      found(k) = any(strcmp(names, key{k}));
    else
      found(k) = any(cellfun(@(name) isnumeric(name) && name == key{k}, names));
    end
  end
end
