function z = gampdf(x, a, b)
% GAMPDF  The density of the gamma distribution, as MATLAB's toolbox and the statistics package have it.
  inside = x > 0 & x < Inf;
  x(~inside) = 1;
  z = inside .* x .^ (a - 1) .* exp(-x ./ b) ./ (b .^ a .* gamma(a));
end
