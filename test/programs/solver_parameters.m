function z = solver_parameters(x, p)
  % Parameters that old programs give solvers behind the options.
  t = x(1);
  options = odeset('RelTol', 1e-9, 'AbsTol', 1e-9);
  [s, y] = ode45(@decay, [0 1 2], [x(1); x(2)], options, p, t);
  z = sum(y(:)) + quadl(@wave, 0, t, 1e-9, [], p, x(2)) * s(end);
  shape = @wave;
  for k = 1:2
    z = z + quadv(shape, 0, k, 1e-9, 0, p, t);
  end
  z = z + ended(@decay, x, options, p, 2);
  z = z + quadv(@(s, a) sin(a * s) * t, 0, x(2), 1e-9, [], p);
end
function z = ended(f, x, varargin)
  [~, y] = ode23(f, [0 0.5], x, varargin{1}, varargin{2:end});
  z = y(end, 1);
end
function rate = decay(t, y, p, k)
  rate = [-p * y(1) + y(2); -k * y(2) * t];
end
function w = wave(t, p, a)
  w = sin(p * t) .* exp(-a * t);
end
%@ at [0.8; 1.3], 0.7
