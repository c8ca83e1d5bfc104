function y = squared_sum_of_roots(x)
  % x1 + x2 + 2 * sqrt(x1 * x2) has no derivative at 0
  y = sum(sqrt(x))^2;
end
%@ at [0; 0]
%@ gradient {[NaN; NaN]}
