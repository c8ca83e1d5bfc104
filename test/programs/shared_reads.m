function z = shared_reads(x, k)
  % Elements that an iteration reads several times, between which the array, or the index, changes.
  z = 0;
  for i = 1:numel(x)
    z = z + (1 - x(i))^2 * (x(i)^2 - 3)^2 + x(i)^3;
  end
  for i = 1:numel(x)
    m = k;
    z = z + sin(x(m)) * x(m)^2 * cos(x(m));
    x(m) = x(m)^2 / (1 + x(m)^2) + x(m);
    m = 1;
    z = z + sin(x(m)) * x(m)^2 * cos(x(m));
  end
end
%@ at [0.3; -0.5; 0.8], 2
%@ at [0.3 -0.5], 1
%@ at 0.4, 1
%@ independents x
%@ analytic
