function z = unit_ranges(x, n)
  % Loops with a last number that need be no whole one: there are as many iterations as the range has numbers.
  z = x(1);
  for i = 1:n
    z = sin(z) * (x(1) + i);
  end
  for i = 2:n / 2
    for j = i + 1:4
      z = sin(z) * cos(x(1) * j) + i * z^2 / 20;
    end
  end
end
%@ at 0.7, 4.7
%@ at 0.7, 6
%@ at 0.7, 0
%@ at [0.7; 2], 1
%@ independents x
%@ analytic
