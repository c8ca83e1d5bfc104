%@ at [1; 2; 3], 2
%@ at [-1; 0.5; 2], 3
%@ independents x
function y = loaded_values(x, n)
  % Files that are read are passive values.
  name = [tempname() '.mat'];
  table = n * [2; 3; 4];
  offset = 1;
  save('-v6', name, 'table', 'offset');
  y = sum(table .* x);
  load(name, 'table', 'offset');
  s = load(name, 'offset');
  delete(name);
  y = y + sum(table .* x .^ 2) * offset + s.offset * x(1);
end
