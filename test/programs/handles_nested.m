function z = handles_nested(x, p)
  % Containers of handles in containers and in closures; a field gets another handle on one way only.
  s.f = @(t) t * p;
  tools = {};
  tools{end + 1} = s;
  s.f = @(t) t + p;
  tools{end + 1} = s;
  g = @() tools{2}.f(x);
  h = @(k) tools{k};
  q = h(1);
  z = g() * q.f(x);
  w.nested.list = {s, {@(t) t^3}};
  z = z + w.nested.list{2}{1}(x) + w.nested.list{1}.f(2);
  if p > 1
    w.nested.list{1}.f = @cos;
  end
  z = z * w.nested.list{1}.f(x);
  r = cellfun(@(it) it.f(p), tools);
  z = z + r * [1; 2];
end
%@ at 0.3, 2
%@ at 0.3, 0.5
%@ analytic
