function place = adm_map_place(names, key)
% ADM_MAP_PLACE  Where the values of keys of a map are.
%   place = adm_map_place(names, key): names is a cell array of the keys that there are; of a cell array of keys the places of
%   all. An error where there is none, as of containers.Map.
  if iscell(key)
    place = zeros(size(key));
    for k = 1:numel(key)
      place(k) = adm_map_place(names, key{k});
    end
    return
  end
  place = adm_map_slot(names, key);
  if place > numel(names)
    if exist('OCTAVE_VERSION', 'builtin')
      error('containers.Map: specified key <%s> does not exist', strtrim(disp(key)));
    else
      error('MATLAB:Containers:Map:NoKey', 'The specified key is not present in this container.');
    end
  end
end
