function z = fields_in_cells(x, y)
  % A function that takes structure arrays, too, does not make lists of the fields of those in cells.
  c = {struct('w', x), struct('w', 2 * x)};
  for k = 1:2
    c{k}.w = scaled(c{k}.w, y);
  end
  z = total(c{1}) * total(c{2});
end
function r = scaled(v, y)
  r = v .* y;
end
function r = total(s)
  r = 0;
  for k = 1:numel(s)
    r = r + sum(s(k).w);
  end
end
%@ at [0.3; 0.8], 1.7
%@ at 2, -0.4
%@ analytic
