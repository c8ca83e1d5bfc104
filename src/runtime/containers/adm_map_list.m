function keys = adm_map_list(key)
% ADM_MAP_LIST  Keys of a map as a cell array.
%   keys = adm_map_list(key): key is text, numbers, or a cell array of these; a text is one key, numbers are one each.
  if ischar(key)
    keys = {key};
  elseif iscell(key)
    keys = key;
  else
    keys = num2cell(key);
  end
end
