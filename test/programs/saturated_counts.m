function y = saturated_counts(x, n)
  % counts of a class without sign stop at zero: taking away and adding again is not undone
  m = n - 5;
  a = x(1) * ones(m + 5, 1);
  b = ones(n, 1);
  for i = 1:n
    b(i) = x(2);
  end
  c = a + b;
  y = sum(sum(c .* c));
end
%@ at [0.3; 0.4], uint8(1)
%@ at [0.3; 0.4], uint8(6)
%@ at [0.3; 0.4], 6
%@ independents x
%@ analytic
