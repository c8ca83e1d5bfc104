function [p, q] = nested_names_of_parameters(x, strike)
% NESTED_NAMES_OF_PARAMETERS  What only anonymous functions call s, k or v outside is no variable that nested functions share.
  pay = @(s) max(strike - s, 0);
  scaled = @(v, k) v * k;
  p = node(0, 0);
  q = 0;
  for step = 1:3
    q = scaled(q, 0.5) + deeper(step);
  end

  function v = node(i, j)
    s = x(1) * 1.2^j * 0.8^(i - j);
    k = x(2);
    if i == 3
      v = pay(s);
    else
      up = node(i + 1, j + 1);
      v = max(pay(s), k * up + (0.9 - k) * node(i + 1, j)) + 0.01 * s;
    end
  end

  function r = deeper(n)
    r = x(1) * n;
    s = r + inner(@(s) s * x(2));
    r = r * s;
    function t = inner(f)
      r = r + 1;
      s = f(r);
      t = s^2 * n;
    end
  end
end
%@ at [1 0.4], 1.05
%@ at [1.3 0.6], 1.25
