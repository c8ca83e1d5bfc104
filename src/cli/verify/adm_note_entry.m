function adm_note_entry(key, names)
  % ADM_NOTE_ENTRY  Keep what the function that calls this was called with.
  %   adm_note_entry(key, names): the values of its parameters of these names, up to the first that was not given; those of
  %   varargin one by one.
  values = {};
  for k = 1:numel(names)
    if ~evalin('caller', sprintf("exist('%s', 'var')", names{k}))
      break;
    end
    value = evalin('caller', names{k});
    if strcmp(names{k}, 'varargin')
      values = [values, value(:)'];
    else
      values{end + 1} = value;
    end
  end
  adm_note_call(key, values);
end
