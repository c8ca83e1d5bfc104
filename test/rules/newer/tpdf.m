function z = tpdf(x, v)
% TPDF  The density of Student's distribution, as MATLAB's toolbox and the statistics package have it.
  z = exp(gammaln((v + 1) / 2) - gammaln(v / 2)) ./ sqrt(pi * v) .* (1 + x .^ 2 ./ v) .^ (-(v + 1) / 2);
end
