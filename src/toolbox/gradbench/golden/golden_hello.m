function y = golden_hello(name, x)
  % By the formulas.
  if strcmp(name, 'square')
    y = x^2;
  else
    y = 2 * x;
  end
end
