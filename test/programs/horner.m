function y = horner(c, x)
  y = c(1);
  for k = 2:numel(c)
    y = y * x + c(k);
  end
end
