function y = value_of(f, args, output)
  % VALUE_OF  A result of a function.
  results = cell(1, output);
  [results{:}] = feval(f, args{:});
  y = results{output};
end
