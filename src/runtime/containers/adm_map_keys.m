function names = adm_map_keys(key, values, is_any)
% ADM_MAP_KEYS  The keys that a map is made with.
%   names = adm_map_keys(key, values, is_any): a row of cells. As with containers.Map, there must be a value for each of them. Where
%   the map would take values of one class only and round what is put into it (and is_any is false), and where a key is
%   there twice: error Adjoinery:map.
  names = adm_map_list(key);
  names = reshape(names, 1, numel(names));
  if numel(names) ~= numel(values)
    error('containers.Map: the number of keys and values must match');
  end
  for k = 1:numel(names)
    if adm_map_slot(names(1:k - 1), names{k}) < k
      error('Adjoinery:map', 'A map is made with the same key twice.');
    end
  end
  if ~is_any && all(cellfun(@(v) isscalar(v) && (isinteger(v) || islogical(v) || isa(v, 'single')), values))
    error('Adjoinery:map', 'A map keeps numbers of the class %s only, and converts others.', class(values{1}));
  end
end
