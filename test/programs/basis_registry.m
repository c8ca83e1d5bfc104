function [y, g] = basis_registry(c, x, kind)
  % Basis functions are registered by name; others take them from the registry.
  basis = register(struct(), 'sine', @(t, k) sin(k * t), @(t, k) k * cos(k * t));
  basis = register(basis, 'power', @(t, k) t.^k, @(t, k) k * t.^(k - 1));
  basis = register(basis, 'shifted', @(t, k) (t - c(1)).^k, @(t, k) k * (t - c(1)).^(k - 1));
  [y, g] = series(basis, kind, c, x);
  names = fieldnames(basis);
  for i = 1:numel(names)
    f = basis.(names{i}).value;
    y = y + f(x, 2) / i;
  end
end

function registry = register(registry, name, value, slope)
  registry.(name) = struct('value', value, 'slope', slope, 'uses', 0);
end

function [y, g] = series(registry, kind, c, x)
  entry = registry.(kind);
  y = zeros(size(x));
  g = y;
  for k = 1:numel(c)
    y = y + c(k) * entry.value(x, k);
    g = g + c(k) * registry.(kind).slope(x, k);
  end
end
%@ at [0.5 -0.3 0.8], [0.2 0.9], 'sine'
%@ at [0.5 -0.3 0.8], [1.2 0.9], 'power'
%@ at [0.5 -0.3 0.8], [1.2 0.9], 'shifted'
%@ independents c,x
%@ analytic
