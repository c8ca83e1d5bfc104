function results = values_of(p, count)
  % VALUES_OF  The first results of the function, as many as are asked for and all that are differentiated.
  results = cell(1, max([count, p.outputs, 1]));
  [results{:}] = feval(p.f, p.args{:});
end
