function [s, z] = structs_copied(x, y)
  % whole structures and cells are moved, and go different ways
  s = struct('a', x, 'b', {{y, x}});
  t = s;
  t.a = t.a * y;
  c = {t, s};
  c{1}.b{1} = c{1}.b{1} .* c{2}.a;
  s.a = c{1}.b{1};
  u = c{1};
  if y > 0
    u = s;
  end
  z = sum(u.a) + sum(t.b{1}) + sum(c{1}.a);
end
%@ at 0.3, 0.7
%@ at [0.3 0.2], -0.7
%@ at zeros(1, 0), 0.7
%@ independents x, y
%@ dependents z
%@ dependents s, z
