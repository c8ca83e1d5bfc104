function [f, g, n] = parallel_sums(x, p)
  % Sums in loops of independent iterations: their adjoints are the same in all iterations.
  f = p ^ 2;
  g = f ^ 2 * [1 1];
  n = 0;
  parfor i = 1:numel(x)
    t = sin(x(i)) * p;
    n = n + 1;
    f = f + t ^ 2;
    if real(t) > 0
      f = exp(t) + f;
    else
      f = f - t .* t .* t;
    end
    g = g - [t, t ^ 2] * x(i);
  end
  f = f * p;
  for i = 1:numel(x)
    %ADiMat <parallel/>
    s = p;
    for k = 1:2
      %ADiMat <parallel/>
      s = s + x(i) * k;
    end
    h = s ^ 2;
    for k = 1:3
      h = h * sin(s);
      f = f + h * k;
    end
  end
  f = f ^ 2;
end
%@ at [0.3 0.8 -1.2], 0.7
%@ at 0.3, 0.7
%@ at [], 0.7
%@ dependents f, g
%@ analytic
