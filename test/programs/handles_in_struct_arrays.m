function z = handles_in_struct_arrays(x, p)
  % Elements of a structure array hold handles of different kinds.
  parts = struct('f', {@(t) p(1) * t, @cos, @twice}, 'weight', {1, 2, 0.5});
  parts(end + 1).f = @(t) t * x(1);
  parts(4).weight = p(2);
  z = 0;
  for k = 1:numel(parts)
    z = z + parts(k).weight * total(parts(k), x);
  end
  few = parts(2:3);
  for part = few
    z = z + part.f(p(2));
  end
  parts(1) = [];
  z = z + parts(1).f(z);
end

function s = total(part, x)
  s = 0;
  for i = 1:numel(x)
    s = s + part.f(x(i));
  end
end

function y = twice(t)
  y = 2 * t;
end
%@ at [0.4 -0.7 0.2], [1.3 0.8]
%@ at 2, [1.3 0.8]
%@ analytic
