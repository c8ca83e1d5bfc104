function y = cells_indexed_at_once(x)
  % Cell arrays that are indexed where they are written.
  y = {x, 2}{1} + {x.^2, 3 * x}{2} * 2;
  for k = 1:2
    y = y .* {sin(y), x}{k};
  end
end
%@ at [0.3 0.7]
%@ at 0.4
%@ analytic
