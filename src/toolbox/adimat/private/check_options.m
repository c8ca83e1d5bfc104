function check_options(opts)
  % CHECK_OPTIONS  An error for options that there are not, and for positions that are none.
  [names, ~, short] = option_names();
  fields = fieldnames(opts).';
  unknown = {};
  % Options come mostly from admOptions, in its order: ismember takes more time than all else here.
  if numel(fields) ~= numel(names) || ~all(strcmp(fields, names))
    unknown = fields(~ismember(fields, names) & ~strncmp(fields, 'x_', 2));
  end
  if ~isempty(unknown)
    error('Adjoinery:options', 'There is no option ''%s'': did you mean ''%s''? Names of your own begin with x_.', unknown{1}, ...
      adj.internal.nearest(unknown{1}, [names, short(1, :)]));
  end
  for name = {'independents', 'dependents'}
    if isfield(opts, name{1})
      value = opts.(name{1});
      if ~ischar(value) && ~isempty(value) && (~isnumeric(value) || size(value, 1) ~= 1 || any(value < 1) || any(value ~= round(value)) ...
          || any(diff(value) <= 0))
        error('Adjoinery:options', '''%s'' takes a rising row of positions: 1, or [1 3].', name{1});
      end
    end
  end
  positive(opts, 'complexStep', false);
  positive(opts, 'reverseModeSwitch', false);
  positive(opts, 'x_block', true);
end

function positive(opts, name, is_whole)
  if isfield(opts, name)
    value = opts.(name);
    if ~(isnumeric(value) && isscalar(value) && value > 0 && ~(is_whole && value ~= round(value)))
      error('Adjoinery:options', '''%s'' takes a positive number.', name);
    end
  end
end
