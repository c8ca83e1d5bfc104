function z = f(x)
  z = x;
  %ADiMat <recompute>g</recompute>
  z = z * g(x);
end
function y = g(x)
  persistent n
  n = 2;
  y = n * x;
end
