function [a_x, nr_f] = h_rosenbrock_vectorised(x, a_f)
% H_ROSENBROCK_VECTORISED  Adjoint of rosenbrock_vectorised by hand.
%   [a_x, nr_f] = h_rosenbrock_vectorised(x, a_f): both residuals serve the result and its derivative.
  n = numel(x);
  y = x(1:n-1);
  t1 = x(2:n) - y.^2;
  t2 = 1 - y;
  nr_f = 100 * (t1' * t1) + t2' * t2;
  % reverse sweep
  s = (200 * a_f) * t1;
  a_x = [0; s];
  a_x(1:n-1) = a_x(1:n-1) - (2 * a_f) * t2 - 2 * s .* y;
end
