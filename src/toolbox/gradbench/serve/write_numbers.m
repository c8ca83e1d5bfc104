function write_numbers(file, value)
  % Writes what read_numbers reads.
  [lines, numbers] = flatten('value', value);
  target = fopen([file, '.doubles'], 'w');
  fwrite(target, numbers, 'double');
  fclose(target);
  target = fopen(file, 'w');
  fprintf(target, '%s\n', lines{:});
  fclose(target);
end

function [lines, numbers] = flatten(path, value)
  if ~isstruct(value)
    lines = {strtrim(sprintf('%s%s', path, sprintf(' %d', size(value))))};
    numbers = full(double(value(:)));
    return
  end
  lines = {};
  numbers = [];
  names = fieldnames(value);
  for k = 1:numel(names)
    [own_lines, own_numbers] = flatten([path, '.', names{k}], value.(names{k}));
    lines = [lines, own_lines];
    numbers = [numbers; own_numbers];
  end
end
