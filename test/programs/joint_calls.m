function z = joint_calls(x, n)
  u = x;
  k = n;
  for i = 1:n
    %ADiMat <recompute>turn</recompute>
    u = turn(u, k);
    k = k - 1;
  end
  %ADiMat <recompute>both</recompute>
  [a, b] = both(u, x(1:2));
  %ADiMat <recompute>both</recompute>
  a = a + both(x, n);
  u = u .* 2;
  c.part = a;
  %ADiMat <recompute>power_of</recompute>
  c.part = c.part + power_of(c.part, n) + sum(x);
  %ADiMat <recompute>power_of</recompute>
  if n > 1
    b = power_of(b, 2);
  end
  z = sum(u) + c.part .* b;
end

function v = turn(v, k)
  for j = 1:2
    v = sin(v) + 0.1 .* k .* v(end:-1:1);
  end
end

function [a, b] = both(p, q)
  %ADiMat <recompute>turn</recompute>
  p = turn(p, 0.5);
  a = sum(p .* p);
  b = prod(q) + a;
end

function y = power_of(x, n)
  y = 1;
  if n > 0
    %ADiMat <recompute>power_of</recompute>
    y = x .* power_of(x, n - 1);
  end
end
%@ independents x
%@ analytic
%@ at [0.3 0.7 -0.2], 3
%@ at [0.1 0.2], 0
%@ at [-0.4 0.5], 1
