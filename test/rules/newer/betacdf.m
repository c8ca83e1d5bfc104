function z = betacdf(x, a, b)
% BETACDF  The beta distribution, as MATLAB's toolbox and the statistics package have it.
  o = 0 * (x + a + b);
  z = betainc(min(max(x + o, 0), 1), a + o, b + o);
end
