function z = computed_growth(x, k, n)
  % Growth at computed places, while the bound of the loop changes in its body.
  z = x(1);
  z(end + 1) = x(k(2));
  for i = 3:n
    n = n - 1;
    z(i) = z(i - 1) * x(end) + x(round(k(i) / 2) + 1);
    z(i) *= z(i - 1);
  end
  for v = [1 2; 3 4]
    z(1) = z(1) + v(1) * x(1) * z(2);
  end
  z = z(k([1 1 1])).';
end
%@ at [1 2 3 .5], [2 1 4 3], 4
%@ at [1 2 3 .5], [2 1 4 3], 1
%@ independents x
%@ analytic
