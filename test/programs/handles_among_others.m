function z = handles_among_others(x, p, name, more)
  % Handles stand in a table beside names and numbers, in lists of layers, and in options with defaults.
  table = {'line', @(t) p * t, [1 2]; 'wave', @sin, 3};
  [title, f] = table{1, :};
  z = f(x) * numel(title);
  for k = 1:rows(table)
    z = z + table{k, 2}(x) * table{k, 3}(end) + table{k, 3}(1);
  end
  found = table{strcmp(table(:, 1), name), 2};
  z = z * found(x);
  layers = {{'scale', p}, {'bend', @tanh}, {'bend', @(t) t^2 + p}};
  for k = 1:numel(layers)
    l = layers{k};
    if strcmp(l{1}, 'scale'), z = l{2} * z; else, z = l{2}(z); end
  end
  options = struct('bend', @cos, 'count', 2, 'w', [p, 2, 3]);
  for it = fieldnames(options)'
    if ~isfield(more, it{1}) || isempty(more.(it{1}))
      more.(it{1}) = options.(it{1});
    end
  end
  for k = 1:more.count
    z = more.bend(z * more.w(k)) + more.w(end);
  end
  tool.data = x * [1 2];
  tool.scale = @(k) x * k;
  tool.all = {@(t) t + p, 'text', @(t) 2 * t};
  for k = [1 3]
    z = tool.all{k}(z);
  end
  for it = fieldnames(tool)'
    v = tool.(it{1});
    if isnumeric(v)
      z = z + sum(v);
    elseif isa(v, 'function_handle')
      z = z * v(2);
    end
  end
  things = {3, @(t) t * x, {@sin, p}};
  for k = 1:3
    v = things{k};
    if isnumeric(v)
      z = z + v(end) * x;
    elseif iscell(v)
      z = z + v{1}(v{2});
    else
      z = z + v(2);
    end
  end
  mixed = {@(t) t * p, @(t, s) t + s * x, [5 6 7], @power};
  for k = 1:4
    if k == 1
      z = z + mixed{k}(x);
    elseif isa(mixed{k}, 'function_handle')
      z = z + mixed{k}(x, 2);
    else
      z = z + mixed{k}(2) * x;
    end
  end
end
%@ at 0.3, 0.5, 'wave', struct('count', 3)
%@ at 0.3, 0.5, 'line', struct('bend', [], 'w', [0.2 0.3 0.4])
%@ independents x,p
