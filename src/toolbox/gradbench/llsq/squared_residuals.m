function y = squared_residuals(x, n)
  % Half the sum of squares that a polynomial with coefficients x leaves of the sign of t, at n points from -1 to 1.
  %
  %ADiMat <shape>x m 1</shape>
  %ADiMat <shape>n scalar</shape>
  t = linspace(-1, 1, n).';
  residuals = sign(t) - t.^(0:numel(x) - 1) * x;
  y = sum(residuals.^2) / 2;
end
