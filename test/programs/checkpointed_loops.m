function [z, s, e] = checkpointed_loops(x, p, A, n)
  % Loops whose trips are made again from checkpoints: %ADiMat <checkpoint/>.
  u = x(:) * p;
  rate = @(v) p * sin(v) - v / 4;
  log.steps = 0;
  log.total = 0;
  trail = [];
  for k = 1:n
    %ADiMat <checkpoint/>
    h = 0.1 / k;
    half = u + h / 2 * rate(u);
    u = u + h * rate(half);
    log.steps = log.steps + 1;
    log.total = log.total + u(1) ^ 2;
    trail(log.steps) = h;
  end
  for t = n:-0.5:1
    %ADiMat <checkpoint/>
    m = 0;
    while m < t
      m = m + 1;
      u = u + p * m * tanh(u) / t;
    end
  end
  s = 0;
  for a = A
    %ADiMat <checkpoint/>
    s = s + sum(a(:) .* u(1)) * x(1);
    if s > 4, s = s * p; break, end
    A(1, 1) = A(1, 1) + s;
  end
  z = sum(u) + log.total + sum(A(:)) + sum(trail);
  e = swept(x(1), p, n);
end

function y = swept(y, p, n)
  for i = 1:n
    %ADiMat <checkpoint/>
    g = y;
    for j = 1:i
      %ADiMat <checkpoint/>
      g = g + p * sin(g) / j;
      if g > 2.2, y = y * g; return, end
    end
    y = y + g / n;
  end
  y = y * p;
end
%@ at [0.3 0.8 0.2], 0.7, [0.2 0.4; 1.1 0.5], 7
%@ at [0.3 0.8 0.2], 0.7, zeros(2, 0), 0
%@ at 0.4, 1.1, [0.5 1 2 3 1 2 0.1], 1
%@ at [1.2 0.1], 0.9, reshape(linspace(0.1, 0.9, 12), 2, 3, 2), 9
%@ independents x, p, A
%@ dependents z, s, e
%@ dimensions any
%@ analytic
