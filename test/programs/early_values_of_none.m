function z = early_values_of_none(x, n)
  % What fails in an iteration does no harm where there is none.
  z = x(1);
  for k = 1:n
    z = z + sin(x(3)) * exp(x(5));
  end
end
%@ at [0.5 0.2], 0
%@ at [0.5 0.2 0.4 1 0.3], 2
%@ independents x
%@ analytic
