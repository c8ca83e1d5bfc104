function z = handle_levels(x, p)
  % A handle that is passed down three levels and wrapped on its way.
  z = first(@(u) p(1) * u + p(2), x) + first(@cos, x);
end

function z = first(f, x)
  z = second(@(t) f(t)^2, f, x);
end

function z = second(g, f, x)
  z = 0;
  for i = 1:numel(x)
    z = z + third(@(s) g(s) - f(2 * s), x(i));
  end
end

function z = third(h, x)
  z = h(x) * h(x + 1);
end
%@ at [0.3 0.9 -0.4], [0.7 0.2]
%@ at 2, [0.7 0.2]
%@ at [], [0.7 0.2]
%@ analytic
