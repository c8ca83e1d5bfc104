function [y, rates] = overflowing(x, w)
  % Exponentials that overflow on the way to values that do not: these have derivative zero there, not zero times infinity.
  hidden = 1 ./ (1 + exp(-(w * x)));
  gates = sigmoid(x) .* x;
  steps = (1 + exp(-x)).^-1 - 2 / (1 + exp(x(1)));
  tails = exp(-exp(x)) + atan(exp(x)) + erf(expm1(x)) + tanh(sinh(x) / 3);
  pulses = 1 ./ (cosh(x) + 2);
  chances = pow2(x) * 3;
  y = sum(hidden(:).^2) + sum(gates + steps + tails + pulses) + 1 / sum(1 + chances);
  % Behind a logarithm the value overflows itself: nothing is taken to be zero there.
  both = exp(min(x, 300));
  rates = log(1 + both) ./ (2 + both);
end

function s = sigmoid(x)
  e = exp(-x);
  s = 1 ./ (1 + e);
end
%@ at [-0.3; 0.2; 1.5], [1 2 0.3; 0.4 -1 2]
%@ at [-800; 2000; 0.5], [1 2 0.3; 0.4 -1 2]
%@ at [1500; 0.1; -1100], [0.1 0.2 -1]
