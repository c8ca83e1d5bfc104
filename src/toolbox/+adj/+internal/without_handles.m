function [value, text, captured, handles] = without_handles(value, describe, place)
  % WITHOUT_HANDLES  A structure or a cell with '' in the place of the functions in it.
  %   [value, text, captured, handles] = adj.internal.without_handles(value, describe, place): text names the functions and their
  %   places (place.field, place{2}), captured is the row of the values that they have captured, and handles that of the functions.
  %   [text, captured] = describe(f) tells these of one function.
  text = '';
  captured = {};
  handles = {};
  if iscell(value)
    for k = find(cellfun(@may_hold, value(:))).'
      [value{k}, text, captured, handles] = visit(value{k}, describe, sprintf('%s{%d}', place, k), text, captured, handles);
    end
  elseif isstruct(value)
    names = fieldnames(value);
    for n = 1:numel(value)
      for k = 1:numel(names)
        if may_hold(value(n).(names{k}))
          own = sprintf('%s.%s', place, names{k});
          if numel(value) > 1
            own = sprintf('%s(%d).%s', place, n, names{k});
          end
          [value(n).(names{k}), text, captured, handles] = visit(value(n).(names{k}), describe, own, text, captured, handles);
        end
      end
    end
  end
end

function yes = may_hold(value)
  yes = isstruct(value) || iscell(value) || isa(value, 'function_handle');
end

function [value, text, captured, handles] = visit(value, describe, place, text, captured, handles)
  if isa(value, 'function_handle')
    [inner, more] = describe(value);
    text = sprintf('%s %s=(%s)', text, place, inner);
    captured = [captured, more];
    handles{end + 1} = value;
    value = '';
  else
    [value, inner, more, found] = adj.internal.without_handles(value, describe, place);
    text = [text, inner];
    captured = [captured, more];
    handles = [handles, found];
  end
end
