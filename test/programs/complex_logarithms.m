function z = complex_logarithms(x)
  y = log(x);
  z = y' * y + sum(y .^ 2) + sum(x .^ 0.5) + sum((-x) .^ (1/3));
end
%@ at [-1; 2; -0.3]
