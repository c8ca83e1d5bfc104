function z = cells_converted(x, y)
  c = num2cell(x);
  c{2} = c{2} * c{1};
  m = cell2mat({y, 2 * y; 3 * y, y .^ 2});
  s = rmfield(struct('a', x, 'b', y), 'a');
  z = sum([c{:}]) + sum(sum(m .* m)) + sum(sum(s.b)) + sum(cat(1, c{2:3}) .^ 2);
end
%@ at [0.3 0.7 0.2], [1 2; 3 4]
%@ at [0.3; 0.7; 0.2], 0.5
%@ independents x, y
