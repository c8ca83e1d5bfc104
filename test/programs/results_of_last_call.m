function [y, g] = results_of_last_call(x, k)
  % Functions that keep the results of their last call, under all that they depend on.
  persistent last;
  if isempty(last)
    last = struct('x', [], 'f', 0);
  end
  n = numel(x);
  if ~isequal(last.x, x)
    s = 0;
    for i = 1:n
      s = s + power_of(x(i)) * k;
    end
    last.f = s;
    last.g = 3 * k * x.^2;
    last.x = x;
  end
  y = last.f * sum(x) + cubed(x(1), 2) * cubed(x(1), 2) + scaled(x, k);
  g = last.g;
end
function [v, w] = cubed(p, q)
  persistent kp kq kv kw
  if ~isempty(kp) && kp == p && isequal({q}, kq)
    v = kv;
    w = kw;
    return;
  end
  v = q * power_of(p);
  w = v^2;
  kv = v;
  kp = p;
  kq = {q};
  kw = w;
end
function v = scaled(p, k)
  global kept_p kept_k kept_v
  if isempty(kept_p) || any(kept_p(:) ~= p(:)) || ~isequal(k, kept_k)
    v = k * sum(sin(p));
    kept_v = v;
    kept_p = p;
    kept_k = k;
  else
    v = kept_v;
  end
end
function h = power_of(t)
  h = sum(arrayfun(@(s) s^3, t));
end
%@ at [0.5 -1 2], 1.5
%@ independents x
