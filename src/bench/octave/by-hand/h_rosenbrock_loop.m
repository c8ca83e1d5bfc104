function [a_x, nr_f] = h_rosenbrock_loop(x, a_f)
% H_ROSENBROCK_LOOP  Adjoint of rosenbrock_loop by hand.
%   [a_x, nr_f] = h_rosenbrock_loop(x, a_f): each term is differentiated where it is computed, in one loop without a tape; s is
%   the part of a_x(i) that the term before has given.
  n = numel(x);
  f = 0;
  a_x = zeros(size(x));
  s = 0;
  for i = 1:n - 1
    y = x(i);
    t1 = x(i + 1) - y^2;
    t2 = 1 - y;
    f = f + 100 * t1^2 + t2^2;
    b = 200 * a_f * t1;
    a_x(i) = s - 2 * a_f * t2 - 2 * b * y;
    s = b;
  end
  % reverse sweep
  a_x(n) = s;
  nr_f = f;
end
