function [z, s] = parallel_loops(x, p)
  % Trips in any order: slices, a sum, what is computed in each trip.
  n = numel(x);
  z = zeros(1, n);
  s = p;
  parfor i = 1:n
    y = x(i) * p;
    for k = 1:2
      y = sin(y) + k * x(i);
    end
    z(i) = y ^ 2;
    s = s + y;
  end
  w = zeros(2, n);
  parfor (j = 2:n, 2)
    w(:, j) = [z(j); p] * x(j - 1);
    s += w(1, j);
  end
  z = z + sum(w, 1);
end
%@ at [0.3 0.8 -1.2], 0.7
%@ at 0.3, 0.7
%@ at [], 0.7
%@ analytic
