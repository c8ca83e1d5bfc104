function z = recomputed_values(x)
  % Values that loops record are computed again where that takes no longer: from the variables of loops around, too, and from ranges.
  z = 0;
  n = numel(x) / 2;
  for k = 1:2
    for i = 1:numel(x)
      z = z + (k - x(i))^2 * (1 - 2 * x(i))^2;
    end
  end
  for k = 1:2
    s = n + 1:2 * n;
    z = z + sum(sin(x(s)) .* x(s));
  end
end
%@ at [0.5; 1; -0.3; 2]
%@ at [0.5 1]
