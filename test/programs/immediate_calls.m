function y = immediate_calls(x, p)
  % Handles that are called where they are made, one in another.
  y = (@(t) t .^ 2 + p)(x);
  y = y + (@(a, b) a .* (@(c) c + b)(a))(y, x) + (@sin)(x);
end
%@ at 0.7, 1.3
%@ at [0.7; -0.4], 0.6
%@ analytic
