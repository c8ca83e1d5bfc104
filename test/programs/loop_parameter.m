function y = loop_parameter(x)
  % A parameter that is the variable of a loop.
  y = step(x, 3) * step(x * x, 0);
end
function y = step(k, n)
  y = k;
  for k = 1:n
    y = y * k + 0.5;
    if y > 50, break, end
  end
  y = y * (1 + sum(k));
end
%@ at 1.3
%@ at -0.4
%@ analytic
