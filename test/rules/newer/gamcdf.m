function z = gamcdf(x, a, b)
% GAMCDF  The gamma distribution, as MATLAB's toolbox and the statistics package have it.
  z = gammainc(max(x, 0) ./ b, a + 0 * x ./ b);
end
