function z = parts_begun(x, n)
  % Elements are written in fields and cells that are not there before.
  c = {x};
  c{3}(2) = x(1) ^ 2;
  s.a(2).b(3) = sin(x(2));
  s.a(1).b(2) = x(1);
  for k = 1:n
    q{k}(k) = x(k) * n;
    p.list{2}.v(k) = x(k) ^ 2;
  end
  z = sum(c{3}) * sum([s.a.b]) + sum([q{:}]) * prod(p.list{2}.v);
end
%@ at [0.3 0.7 -0.4], 3
%@ at [1.2; -0.8], 2
%@ independents x
%@ analytic
