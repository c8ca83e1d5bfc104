function z = tcdf(x, v)
% TCDF  Student's distribution, as MATLAB's toolbox and the statistics package have it.
  v = v + 0 * x;
  x = x + 0 * v;
  z = betainc(v ./ (v + x .^ 2), v / 2, 0.5) / 2;
  z(x > 0) = 1 - z(x > 0);
end
