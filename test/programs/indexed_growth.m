function z = indexed_growth(x, k, n)
  for i = 1:n
    y(k(i)) = x(k(i)) * x(1);
  end
  z = sum(y .* y);
end
%@ at [1 2 3 .5], [2 1 4 3], 4
%@ at [1 2 3 .5], [2 1 4 3], 1
%@ independents x
%@ analytic
