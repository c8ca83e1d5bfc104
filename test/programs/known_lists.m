function z = known_lists(x, p)
  % Lists of which the program tells what is in them: how a function is called, and which part of a structure it gets.
  how = {'UniformOutput', false};
  c = arrayfun(@(t) t ^ 2 * p, x, how{:});
  d = cellfun(@(u, v) u * v, c, num2cell(x), how{:});
  given = {@times, x, p};
  z = sum([d{:}]) + sum(bsxfun(given{:}));
  path = {'inner', 'value'};
  s = struct('inner', struct('value', 1));
  s = setfield(s, path{:}, p ^ 2);
  z = z * getfield(s, path{:}) + s.inner.value;
end
%@ at [0.3 0.8], 1.1
%@ analytic
