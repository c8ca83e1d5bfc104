function z = polyval_calls(c, x)
  z = horner(c, x) + horner(c(1:2), horner(c, 2 * x));
end
%@ at [1 2 3], 0.5
%@ analytic
