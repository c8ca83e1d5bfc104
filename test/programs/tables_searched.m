function z = tables_searched(x, name)
  % Entries of tables are looked up by name: what find gives is one place.
  ops = struct('name', {'square', 'cube', 'half'}, 'f', {@(t) t .^ 2, @(t) t .^ 3 * x(1), @(t) t / 2}, 'w', {x(2), 2, 3});
  k = find(strcmp({ops.name}, name));
  z = ops(k).f(x(1)) * scaled(ops(k).w);
  gains = {x(2), 2 * x(1), 0.5};
  m = find(ismember({'square', 'cube', 'half'}, name));
  z = z + scaled(gains{m}, x(1)) * sin(gains{m});
end

function y = scaled(a, b)
  if nargin < 2
    b = 2;
  end
  y = a * b ^ 2;
end
%@ at [0.7 1.3], 'cube'
%@ at [0.7 1.3], 'half'
%@ independents x
%@ analytic
