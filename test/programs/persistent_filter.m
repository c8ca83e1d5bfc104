function y = persistent_filter(x, b)
  step(0, 0, true);
  y = zeros(size(x));
  for i = 1:numel(x)
    y(i) = step(x(i), b, false);
  end
  y = y * state_norm();
end
function y = step(u, b, reset)
  persistent s
  if reset
    s = [0; 0];
    y = 0;
    return
  end
  s(2) = s(1) * b;
  s(1) = u + 0.5 * s(2);
  y = sum(s .^ 2);
end
function n = state_norm()
  global history
  history = [];
  push(1);
  push(2.5);
  push(numel(history));
  n = sum(history);
end
function push(v)
  global history
  history(end + 1) = v;
end
%@ at [1, 2, 3], 0.3
%@ at [], 0.3
%@ analytic
