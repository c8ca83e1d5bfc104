function fail_unless_like(given, value, identifier, name)
  % FAIL_UNLESS_LIKE  An error unless a value has the sizes, the fields and the numbers of another one.
  %   adj.internal.fail_unless_like(given, value, identifier, name): name is that of the given value in the message. Parts that have
  %   no numbers are not looked at.
  if iscell(value)
    if ~iscell(given) || ~isequal(size(given), size(value))
      refuse(given, value, identifier, name);
    end
    for k = 1:numel(value)
      adj.internal.fail_unless_like(given{k}, value{k}, identifier, sprintf('%s{%d}', name, k));
    end
  elseif isstruct(value)
    names = fieldnames(value);
    if ~isstruct(given) || ~isequal(size(given), size(value)) || ~isempty(setxor(fieldnames(given), names))
      refuse(given, value, identifier, name);
    end
    for n = 1:numel(value)
      for k = 1:numel(names)
        adj.internal.fail_unless_like(given(n).(names{k}), value(n).(names{k}), identifier, [name, '.', names{k}]);
      end
    end
  elseif (isfloat(value) || islogical(value)) && ~((isfloat(given) || islogical(given)) && isequal(size(given), size(value)))
    refuse(given, value, identifier, name);
  end
end

function refuse(given, value, identifier, name)
  error(identifier, '%s has the size %s and the class %s, where %s and %s are needed.', name, mat2str(size(given)), class(given), ...
    mat2str(size(value)), class(value));
end
