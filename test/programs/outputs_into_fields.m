function z = outputs_into_fields(x, way)
  % Fields, cells and elements that first exist as outputs of a call, in a branch.
  z = sum(x);
  if way > 0
    [g.a, l] = max(x);
    [c{2}, s(3)] = min(x(end:-1:1));
    z = z * g.a ^ 2 + c{2} * numel(c) + l + sum(s);
  end
  for k = 1:way
    [m, r(k).v] = max([sin(z), x(k)]);
    z = z + m * numel(r);
  end
end
%@ at [0.3 0.8], 0
%@ at [0.3 0.8], 2
%@ at [0.7; -0.4; 1.1], 1
%@ independents x
