function p = passive_calls(t)
  % A function with active arguments here and passive ones there, some for results that nobody reads.
  b = first(2, t);
  d = first(t, 1);
  p = b * t + first(3, 4)^2;
end

function d = first(b, x)
  d = inner(x, b);
end

function y = inner(x, b)
  y = b;
end
%@ at 3
%@ analytic
