function z = listed_grids(x, n)
  c = {1:n, 1:2};
  s = cell(2, 1);
  [s{:}] = ndgrid(c{:});
  z = x(s{1}(:)) .* s{2}(:);
end
%@ at [0.5; 1.5; 3], 3
%@ independents x
%@ analytic
