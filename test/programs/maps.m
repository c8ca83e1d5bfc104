function z = maps(x, key)
  % Maps hold what is differentiated: with keys that are text or numbers, built, handed on, changed and gone through.
  m = containers.Map();
  m('beta') = x(1) ^ 2;
  m(key) = x * 3;
  m('c') = struct('v', x(2), 'l', {{x, 2}});
  z = m('beta') * sum(m(key));
  m('beta') = z * m('beta') + numel(keys(m));
  m('beta') += x(2);
  z = z + m('beta') + m('c').v * m('c').l{1}(2) + m(key)(2);
  n = containers.Map('KeyType', 'double', 'ValueType', 'any');
  for k = [3 1 2]
    n(k) = x(1) * k ^ 2;
    if n.isKey(k - 1)
      n(k) = n(k) * n(k - 1);
    end
  end
  all = keys(n);
  for k = 1:length(n)
    z = z + n(all{k}) * k * x(2);
  end
  n.remove(1);
  n = remove(n, 7);
  remove(n, {2, 9});
  z = z + n(3) * length(n) + double(n.Count);
  t4 = build(x, 4);
  z = z + totals(m, key) * total(t4, 2);
  t = build(x, 3);
  t = doubled(t, 'k2');
  t = doubled(t, 'new');
  v = values(t);
  z = z + v{1} * v{end} + t.values({'k2'}){1};
  for k = keys(t)
    if ~strcmp(k{1}, 'k1'), z = z + t(k{1}) / 2; end
  end
  z = z + sum(cellfun(@(k) t(k) * x(2), keys(t)));
  count(t, 'k2');
  seen = containers.Map('KeyType', 'double', 'ValueType', 'any');
  [last, seen] = fib(x, 5, seen);
  z = z + last * seen(3) + t('k2') + counted(t) * x(1);
  try
    z = z + 1;
    z = z + t('none');
  catch e
    z = z * x(1) + numel(e.message);
  end
  p = containers.Map({'gain', 'shift'}, {x(1), 0.3});
  q = containers.Map([5 2], {x(2), x(1)}, 'UniformValues', false);
  r = containers.Map('one', 2 * z);
  z = z * p('gain') + p('shift') + q(5) * values(q){1} + r('one') / 9;
end
function n = counted(table)
  n = numel(keys(table));
end
function count(table, key)
  table(key) = table(key) + table('k3') ^ 2;
end
function [v, seen] = fib(x, n, seen)
  if isKey(seen, n), v = seen(n); return; end
  if n < 2
    v = x(n + 1);
  else
    [a, seen] = fib(x, n - 1, seen);
    [b, seen] = fib(x, n - 2, seen);
    v = a * x(1) + b;
  end
  seen(n) = v;
end
function s = totals(m, key)
  s = total(m, 1);
  if isKey(m, key), s = s + sum(m(key)); end
end
function s = total(m, n)
  s = 0;
  for k = m.keys()
    if isnumeric(m(k{1})), s = s + sum(m(k{1})) ^ n; end
  end
end
function table = build(x, n)
  table = containers.Map('KeyType', 'char', 'ValueType', 'any');
  for k = 1:n
    table(sprintf('k%d', k)) = x(1) * k;
    if k > 1, table('k1') = table('k1') * x(2); end
  end
end
function table = doubled(table, key)
  if table.isKey(key)
    table(key) = 2 * table(key);
  else
    table(key) = table('k1') ^ 2;
  end
end
%@ at [0.7; 1.2], 'aa'
%@ at [0.7; 1.2], 'zz'
%@ independents x
