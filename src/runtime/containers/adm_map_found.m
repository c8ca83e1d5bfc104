function places = adm_map_found(names, key)
% ADM_MAP_FOUND  Where the values of those keys are that a map has.
%   places = adm_map_found(names, key): names is a cell array of the keys that there are; key is text, numbers, or a cell array
%   of these. A row of their places.
  key = adm_map_list(key);
  places = zeros(1, 0);
  for k = 1:numel(key)
    if adm_map_has(names, key(k))
      places(end + 1) = adm_map_slot(names, key{k});
    end
  end
end
