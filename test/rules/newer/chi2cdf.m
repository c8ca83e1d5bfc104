function z = chi2cdf(x, v)
% CHI2CDF  The chi-squared distribution, as MATLAB's toolbox and the statistics package have it.
  z = gamcdf(x, v ./ 2, 2);
end
