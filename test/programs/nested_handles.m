function z = nested_handles(x, p)
  % Handles of nested functions, which read the variables around them, go to other functions.
  k = 2 * p;
  z = integrate(@rhs, x, 3) + fold(@(t) rhs(t) * k, x);
  function d = rhs(y)
    d = -k * y + inner(y);
    function v = inner(w)
      v = sin(w * p);
    end
  end
end
function y = integrate(f, y, n)
  for i = 1:n
    y = y + 0.1 * f(y);
  end
end
function s = fold(g, y)
  s = g(y) + g(2 * y);
end
%@ at 0.7, 1.3
%@ at [0.3 -0.9], 0.4
%@ analytic
