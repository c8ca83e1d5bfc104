function z = fields_dealt_by_name(x, s)
  % Fields of all elements of structure arrays, whose names the run tells.
  names = fieldnames(s);
  t = scaled(s, x);
  name = names{2};
  [s.(name)] = deal(x(1));
  [t(2:3).(names{1})] = deal(x(2), 2);
  z = t(1).a * s(1).a + t(2).a * s(2).b + t(3).a * t(1).b^2;
end
function s = scaled(s, x)
  names = fieldnames(s);
  for n = 1:numel(names)
    parts = {s.(names{n})};
    for k = 1:numel(parts)
      parts{k} = parts{k} * sin(x(n));
    end
    [s.(names{n})] = parts{:};
  end
end
%@ at [1.3, 0.4], struct('a', {1, 2, 3}, 'b', {4, 5, -0.7})
%@ independents x
%@ analytic
