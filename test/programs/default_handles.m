function z = default_handles(x, options)
  % Handles that settings may give instead of others, where they give none: a call tells which it is.
  f = setting(options, 'rule', @(t) t .^ 2 * x(1));
  h = @cos;
  if isfield(options, 'other')
    h = options.other;
  end
  own.scale = 2;
  g = setting(own, 'rule', @(t) sin(t) .* x);
  z = sum(f(x)) * h(x(2)) + sum(g(x)) * setting(own, 'scale', 1);
end

function value = setting(from, name, value)
  if isfield(from, name)
    value = from.(name);
  end
end
%@ at [1 2 3], struct('tolerance', 2)
%@ independents x
%@ analytic
