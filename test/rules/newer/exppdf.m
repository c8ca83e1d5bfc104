function z = exppdf(x, m)
% EXPPDF  The density of the exponential distribution, as MATLAB's toolbox and the statistics package have it.
  z = (x >= 0) .* exp(-x ./ m) ./ m;
end
