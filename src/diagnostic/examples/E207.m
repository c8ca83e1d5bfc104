function z = f(x, g)
  persistent n = pi
  pi = x;
  h = @(pi) pi;
  z = h(pi) * n;
end
