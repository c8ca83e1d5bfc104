function y = signs_of_literals(x)
  % Negative literals that operators bind to, in indices and in arguments.
  y = 0;
  for k = 1:2
    y = y + k * x((-1) ^ k + 2) ^ 2;
  end
  y = y + atan2(x(1), -1) + atan2(-1, x(2)) + x(- -2) * x(-(-3)) + x(-(-1) ^ 3);
  y = y + sum(x(2:- -3)) * x(k - (-1) ^ 2) + x(end - (-1) ^ 2) * (-2) ^ 2;
end
%@ at [0.3 0.7 1.2]
%@ independents x
