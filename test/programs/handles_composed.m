function y = handles_composed(x, p)
  % Handles that are composed of handles, which capture others or nothing.
  square = compose(@sin, @(t) t^2);
  both = compose(square, square);
  scaled = compose(@(t) p * t, both);
  y = both(x) + scaled(x);
  steps = {@sin, scaled, @(t) t / 2};
  for k = 1:numel(steps)
    y = y + steps{k}(x);
  end
end
function h = compose(f, g)
  h = @(x) f(g(x));
end
%@ at 0.4, 1.3
%@ analytic
