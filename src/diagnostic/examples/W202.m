function [y, n] = f(x)
  y = x ^ 2;
end
