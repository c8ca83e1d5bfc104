function z = chi2pdf(x, v)
% CHI2PDF  The density of the chi-squared distribution, as MATLAB's toolbox and the statistics package have it.
  z = gampdf(x, v ./ 2, 2);
end
