function z = passive_listed_outputs(x, v)
  % Lists of cells take what the library gives for a list of arguments, of which nothing depends on x.
  n = numel(v);
  g = cell(1, n);
  [g{:}] = ndgrid(v{:});
  k = cell(1, n);
  [k{:}] = swapped(v{:});
  z = x * sum(g{1}(:) .* g{2}(:)) + x ^ 2 * sum(k{1} .* k{2});
end
function [a, b] = swapped(b, a)
end
%@ at 0.7, {1:3, [2 3 1]}
%@ independents x
%@ analytic
