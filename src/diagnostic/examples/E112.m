function z = f(x)
  z = g(x);
end
function y = g(x)
  y = x ^ 2;
