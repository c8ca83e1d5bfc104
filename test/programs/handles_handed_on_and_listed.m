function z = handles_handed_on_and_listed(x, d)
% HANDLES_HANDED_ON_AND_LISTED  Handles that get lists of cells before other arguments, and go into other functions, called by handles.
  z = both(@difference, x, d);
end
function z = both(h, x, d)
  p = {x(1), x(2), x(3)};
  f = @(a, b, c) a * b + sin(c);
  z = h(f, p, d) + f(p{1:2}, 2);
  rate = @(t) f(p{1:2}, t);
  z = z * rate(0.3);
end
function y = difference(f, p, d)
  y = f(p{1:d - 1}, p{d} + 0.1, p{d + 1:end});
end
%@ at [0.4; -0.7; 0.2], 2
%@ at [0.4; 1.7; 0.2], 3
%@ independents x
%@ analytic
