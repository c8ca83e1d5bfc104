function z = functions_by_composed_names(x, kind, k)
  % The names of functions are put together where they are called.
  names = {'square', 'cube'};
  z = feval(['power_' names{k}], x);
  rule = ['rule_' kind '_of'];
  z = z + feval(rule, x, 2);
  f = str2func(['power_' names{3 - k}]);
  z = z * f(x);
  settings.f = 'sin';
  g = str2func(settings.f);
  z = z + feval(settings.f, x(1)) + g(x(2));
end

function y = power_square(x)
  y = sum(x .^ 2);
end

function y = power_cube(x)
  y = sum(x .^ 3);
end

function y = rule_trapezoid_of(x, n)
  y = sum(x .^ n) - x(1) / 2;
end

function y = rule_midpoint_of(x, n)
  y = n * x(2);
end
%@ at [1 2 3], 'midpoint', 1
%@ at [1 2 3], 'trapezoid', 2
%@ independents x
%@ analytic
