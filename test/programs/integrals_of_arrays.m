function z = integrals_of_arrays(a, x)
  % Integrands with values that are arrays, and such as get one point after the other.
  z = quadv(@(t) [sin(a * t), t; x(1) * t^2, exp(-t)], 0, x(2), 1e-12);
  z = z * integral(@(t) curve(t, x, a), 0, 1, 'ArrayValued', true, 'AbsTol', 1e-12);
  for k = 1:2
    [w, flag] = quad(@(t) bump(t, x(k)), x(1), x(2) + k, [1e-13, 1e-13]);
    z(k) = z(k) * w + flag;
  end
end

function y = curve(t, x, a)
  y = [a * t; x(1)^t] .* x(2);
end

function y = bump(t, c)
  if t > c
    y = (t - c)^2;
  else
    y = 0;
  end
end
%@ at 1.3, [0.6, 1.4]
%@ at 0.4, [0.9, 2.1]
