function args = noted_arguments(key, number)
  % NOTED_ARGUMENTS  The arguments of a call that was noted.
  %   args = noted_arguments(key, number): a cell array. Stops with 'not called' where there was no such call.
  global adm_calls
  if ~isKey(adm_calls, key) || numel(adm_calls(key)) < number
    error('not called');
  end
  args = adm_calls(key){number};
end
