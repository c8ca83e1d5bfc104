function place = adm_map_slot(names, key)
% ADM_MAP_SLOT  Where the value of a key of a map is, or is to be.
%   place = adm_map_slot(names, key): its place among the keys that there are, a cell array, or that behind the last.
  if ischar(key)
    found = find(strcmp(names, key), 1);
  elseif isnumeric(key) && isscalar(key) || islogical(key) && isscalar(key)
    found = find(cellfun(@(name) isnumeric(name) && name == key, names), 1);
  else
    error('containers.Map: specified key type does not match the type of this container');
  end
  if ~isempty(names) && ischar(names{1}) ~= ischar(key)
    error('containers.Map: specified key type does not match the type of this container');
  end
  place = [found, numel(names) + 1];
  place = place(1);
end
