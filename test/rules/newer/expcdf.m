function z = expcdf(x, m)
% EXPCDF  The exponential distribution, as MATLAB's toolbox and the statistics package have it.
  z = -expm1(-max(x, 0) ./ m);
end
