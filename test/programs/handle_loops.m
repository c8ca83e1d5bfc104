function z = handle_loops(x, p)
  % Handles that are made anew in each trip, of each other's values.
  f = @(t) t;
  z = 0;
  for i = 1:3
    g = @(t) x(i) * t + p;
    z = z + g(i) * z;
    if i > 1
      z = z + last(x(1));
    else
      z = z + g(p);
    end
    last = g;
  end
  z = z + f(last(z));
end
%@ at [0.3 0.5 0.7], 1.1
%@ analytic
