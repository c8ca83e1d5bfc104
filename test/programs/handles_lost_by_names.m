function z = handles_lost_by_names(x, names)
  % Fields that hold a handle or a number, as names that are computed tell where something is put.
  s.fun = @(t) 3 * t;
  s.n = 1;
  z = x * [renamed(s, names{1}), shadowed(s, names{1}), regiven(s, names{1}), asked(s, names{1}), counted(s, names{2})] * (1:5)';
  z = z + x ^ 2 * [partly(s, {'n', 'fun'}), of_others(s), some_of(s), early(s, x), silent(s)] * (2:6)';
end

function v = renamed(s, name)
  other = 'none';
  if ~isfield(s, other)
    other = name;
    s.(other) = [0.5 7];
  end
  v = s.fun(1);
end

function v = shadowed(s, name)
  r = struct('k', 1);
  if ~isfield(r, name)
    s.(name) = [1.5 7];
  end
  v = s.fun(1);
end

function v = regiven(s, name)
  q.n = 2;
  if ~isfield(q, name)
    q = s;
    q.(name) = [2.5 7];
  end
  v = q.fun(1);
end

function v = asked(s, name)
  if ~isfield(s, name) && s.n > 3
    s.n = 2;
  elseif s.n == 1
    s.(name) = [3.5 7];
  end
  v = s.fun(1);
end

function v = counted(s, names)
  for k = 1:2:numel(names)
    if ~isfield(s, names{k}) || numel(names) > 2
      s.(names{k}) = [4.5 7];
    end
  end
  v = s.fun(1);
end

function v = partly(s, names)
  o.fun = [5.5 7];
  for k = 1:2:numel(names)
    o.(names{k}) = s.(names{k});
  end
  v = o.fun(1);
end

function v = of_others(s)
  u = struct('fun', [6.5 7], 'm', 2);
  f = fieldnames(u);
  for k = 1:numel(f)
    s.(f{k}) = u.(f{k});
  end
  v = s.fun(1);
end

function v = some_of(s)
  o.fun = [7.5 7];
  u.n = 1;
  f = fieldnames(u);
  u = s;
  for k = 1:numel(f)
    o.(f{k}) = u.(f{k});
  end
  v = o.fun(1);
end

function v = early(s, x)
  o.fun = [8.5 7];
  f = fieldnames(s);
  for k = 1:numel(f)
    if x > 0, break; end
    o.(f{k}) = s.(f{k});
  end
  v = o.fun(1);
end

function v = silent(s)
  o.fun = [9.5 7];
  f = fieldnames(s);
  for k = 1:numel(f)
    if strcmp(f{k}, 'n')
      o.(f{k}) = s.(f{k});
    else
      error('');
    end
  end
  v = o.fun(1);
end
%@ at 1.2, {'fun', {'fun', 'n', 'm'}}
%@ at 0.7, {'m', {'m', 2}}
%@ independents x
%@ analytic
