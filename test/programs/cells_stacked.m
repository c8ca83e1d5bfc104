function z = cells_stacked(x, p)
  % Rows of cells that come from lists, one above the other.
  c = {x, p};
  d = {2};
  e = {c{:}; d{:}, x * 2; p, 5};
  z = sum(e{2, 2}) * e{1, 2} * e{3} + sum(e{1, 1}) * e{2, 1};
  f = {c{:}; e{3, :}};
  z = z + f{1, 2} * f{2, 1} * numel(f);
end
%@ at [0.4 -0.7 0.2], 1.3
%@ analytic
