function value = read_numbers(file)
  % Numbers, arrays of them, and structures of these: each line of the file is a path and a size, `value.model.points 3 20`; all
  % numbers stand in FILE.doubles, in the same order.
  lines = strsplit(strtrim(fileread(file)), char(10));
  source = fopen([file, '.doubles']);
  numbers = fread(source, Inf, 'double');
  fclose(source);
  top = struct();
  read = 0;
  for k = 1:numel(lines)
    words = strsplit(lines{k}, ' ');
    sizes = str2double(words(2:end));
    path = strsplit(words{1}, '.');
    top = setfield(top, path{:}, reshape(numbers(read + (1:prod(sizes))), sizes));
    read = read + prod(sizes);
  end
  value = top.value;
end
