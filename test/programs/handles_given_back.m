function z = handles_given_back(x, p)
  % Structures and cells of handles come back from functions, go into closures, and are asked what they hold.
  tools = toolbox(p);
  run = @(t) tools.compose(tools.first, tools.second, t);
  z = run(x);
  [list, n] = listed(tools, p);
  for k = n:-1:1
    if isa(list{k}, 'function_handle')
      z = z + list{k}(x, k);
    end
  end
  if isfield(tools, 'third')
    z = z + tools.third(x);
  end
  tools = rmfield(tools, 'first');
  tools.second = @(t) t + tools.second(t);
  z = z * tools.second(p) + compensate(z, tools);
end

function tools = toolbox(p)
  tools.first = @(t) p * t + 1;
  tools.second = @sin;
  tools.compose = @(f, g, t) f(g(t));
end

function [list, n] = listed(tools, p)
  list = cell(1, 3);
  list{1} = @plus;
  list{2} = @(a, b) tools.first(a) * b;
  list{3} = @(a, b) a^b / p;
  n = numel(list);
end

function z = compensate(z, tools, depth)
  if nargin < 3
    depth = 0;
  end
  if depth < 2
    z = compensate(tools.second(z), tools, depth + 1) / 2;
  end
end
%@ at 0.7, 1.3
%@ at -0.4, 0.6
%@ analytic
