function y = names_in_cells(x, p)
  % Functions named by text in cells, fields and variables, called by feval and through str2func.
  steps = {'sin', 'scaled', 'swapped'};
  opts = struct('final', 'power', 'act', 'tanh');
  y = x;
  for k = 1:numel(steps)
    y = y + feval(steps{k}, y .* x) .* p;
  end
  z = zeros(size(x));
  for k = 1:2
    step = str2func(steps{k});
    z = z + step(y) .* step(x);
  end
  last = str2func('exp');
  n = numel(feval(['ma' 'gic'], 3));
  [a, b] = feval(steps{3}, y, z);
  y = last(-layer(a, opts).^2) .* n + feval(opts.final, 2 + b, x);
end
function z = layer(x, opts)
  z = feval(opts.act, x);
end
function [a, b] = swapped(x, y)
  a = x;
  b = 2 * x;
  if nargin > 1
    a = y .* x;
  end
end
function z = scaled(x)
  z = x .^ 2 / 3;
end
%@ at 0.7, 1.3
%@ at [0.7 -0.4], 0.6
%@ analytic
