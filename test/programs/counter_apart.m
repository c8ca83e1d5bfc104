function z = counter_apart(x, k)
  % Counters in functions that stay apart, as they call themselves: their last values are on the tape, steps are undone.
  z = picked(x, k);
  z = z * picked(x, 1) + sum(x);
end

function r = picked(x, k)
  n = 0;
  m = 1;
  r = 1;
  while n < numel(x)
    n = n + 1;
    if real(x(n)) > 0
      m = m + 2;
      r = r * sin(x(n)) + x(n) ^ 2 / m;
    else
      n = n + 1;
    end
  end
  if k > 1
    r = r + picked(r * x, k - 1) / n;
  end
end
%@ at [0.3 0.8 -0.4 0.6 1.1], 3
%@ at [0.2 -0.5], 1
%@ at 0.7, 2
%@ at [], 1
%@ independents x
%@ analytic
