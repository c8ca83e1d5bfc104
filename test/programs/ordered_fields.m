function [z, s] = ordered_fields(x)
  % Fields in the order of another structure, of a list of names, and of places.
  s = struct('b', x(1), 'a', sin(x));
  t = struct('a', {x(2) * x, 3}, 'b', {x(2)^2, x(1)});
  s = orderfields(s, t);
  t = orderfields(t, {'b', 'a'});
  [u, places] = orderfields(t(1), [2, 1]);
  [s, sorted] = orderfields(s);
  parts = struct2cell(u);
  z = sum(parts{1}) * s.b + t(2).b * sum(s.a) + parts{places(1)} * sorted(2);
end
%@ at [1.3, 0.4]
%@ at [1.3; 0.4; 2]
%@ analytic
