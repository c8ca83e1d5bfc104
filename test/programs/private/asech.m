function y = asech(x)
  y = x ^ 2;
end
