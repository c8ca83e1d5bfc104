function [s, p, q] = unwanted_outputs(x, y)
  % Three results, functions with several results, results that nobody wants.
  [s, p] = both(x, y);
  [~, q] = both(y, s);
  [m, i] = max(x);
  s = s + m * x(i);
end

function [a, b] = both(u, v)
  a = u + v;
  b = u .* v;
end
%@ at [1 3 2], [4 5 6]
%@ at 1, 2
