function z = elementwise(x)
  a = sin(x) .* cos(x) + tan(x / 3) - exp(-x) .* log(x + 1);
  b = sqrt(x) + x .^ 1.5 + 2 .^ x + atan2(x, 2) + tanh(x) .* sinh(x / 2) ./ cosh(x);
  c = asin(x / 4) + acos(x / 5) + atan(x) + expm1(x / 3) + log1p(x) + log10(x) + log2(x);
  d = erf(x) + gamma(x + 1) + gammaln(x + 2) + abs(x - 3) + mod(x, 0.7) + rem(x, 0.9) + sign(x) .* x;
  z = sum(sum(a .* b + c .* d)) + sum(sum(floor(x) .* x + round(x) .* x.^2));
end
%@ at [0.3 0.8; 1.25 2.15]
%@ at 0.55
%@ at zeros(0, 2)
