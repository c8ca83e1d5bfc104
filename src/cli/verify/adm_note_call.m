function adm_note_call(key, values)
  % ADM_NOTE_CALL  Keep the arguments of a call.
  %   adm_note_call(key, values): the first three of a key that are not alike are kept for noted_arguments.
  global adm_calls
  if ~isKey(adm_calls, key)
    adm_calls(key) = {};
  end
  known = adm_calls(key);
  if numel(known) < 3 && ~any(cellfun(@(it) isequaln(it, values), known))
    adm_calls(key) = [known, {values}];
  end
end
