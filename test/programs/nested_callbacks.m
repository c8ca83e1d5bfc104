function y = nested_callbacks(x, p)
  % Nested functions that are called by handles, and change what they share with the function around.
  evaluations = 0;
  history = [];
  k = x;
  y = descent(@objective, x, @note) + sum(history .^ 2) + evaluations;
  if p > 1
    h = @first;
  else
    h = @second;
  end
  y = y + twice(h, p) * twice(@second, x) - follow(@plain, k) + follow(@first, p);
  late = @scaled;
  k = x * p;
  y = y + late(2) + descent(@objective, p, []);
  k = k + 1;
  while late(1) > 1
    y = y * late(x) + k;
    k = k / 2;
  end
  function [f, g] = objective(v)
    evaluations = evaluations + v * p;
    f = (v - p)^4;
    g = 4 * (v - p)^3;
  end
  function note(place, v)
    history(end + 1) = place * v;
  end
  function v = first(t)
    k = k + t;
    v = t * p;
  end
  function v = second(t)
    evaluations = evaluations * k - t;
    v = t * evaluations;
  end
  function v = scaled(t)
    v = k * t;
  end
end
function x = descent(fun, x, callback)
  for k = 1:3
    [f, g] = fun(x);
    x = x - 0.05 * g * (1 + 0.1 * f);
    if ~isempty(callback)
      callback(k, x);
    end
  end
end
function y = twice(f, k)
  y = follow(f, k) + f(2 * k);
end
function y = follow(g, varargin)
  y = g(varargin{:}) * nargin;
end
function v = plain(t)
  v = t^2;
end
%@ at 0.4, 1.3
%@ at 0.9, 0.7
