function z = emptied_parts(x, n)
  % Cells and fields are emptied, and refilled: nothing is deleted, what lies beside them stays.
  c = {x(1) ^ 2, 2, x(3)};
  c{2} = [];
  s = struct('v', {x(2), x(1) * x(3), sin(x)});
  s(2).v = [];
  p.kept = x .* x(2);
  p.list = {x, cos(x)};
  p.list{1} = [];
  p.lost = x(1);
  p.lost = [];
  z = sum([c{:}]) * sum([s.v]) + sum(p.list{2} .* p.kept);
  for k = 1:n
    q.value = z * x(k);
    q.old = x(1);
    q.old = [];
    c{1} = [];
    c{1} = q.value;
    z = z + c{1} * c{3};
  end
end
%@ at [0.3 0.8 -0.6], 2
%@ at [0.7 -0.4 1.1], 3
%@ independents x
%@ analytic
