function z = special_functions(x)
  % Elementwise functions, one after the other.
  z = sin(x) .* cos(x) + tan(x / 3) + asin(x / 4) + acos(x / 4) + atan(x) + sinh(x) + cosh(x) + tanh(x);
  z = z + exp(x) + expm1(x) + log(x) + log10(x) + log2(x) + log1p(x) + sqrt(x) + x.^3 + 2.^x + 1 ./ x;
  z = z + gamma(x) + gammaln(x) + erf(x) + atan2(x, 2) + abs(x - 1) + mod(x, 0.7) + rem(x, 0.7);
end
%@ at [0.3 0.8; 1.2 2.2]
%@ at 0.5
