function z = complex_functions(x)
  z = sin(x) .* cosh(x) + tan(x) ./ atan(x) + asin(x) .* exp(-x) + x .^ 3 + 2 .^ x + x .^ x + log(x) + sinh(x) + tanh(x) + acos(x) + sqrt(x);
end
%@ at 0.3+0.4i
%@ at 1.7
%@ at [1.7, -2.1]
