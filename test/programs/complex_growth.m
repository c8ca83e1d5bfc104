function z = complex_growth(x, n)
  v = x;
  for k = 1:n
    v(k) = sqrt(v(k) - 2);
    v(end + 1) = conj(v(k)) * x(1);
  end
  v(2) = [];
  z = v.' * v + abs(sum(v));
end
%@ at [1, 3, 2], 3
%@ at [1+1i, 3, 2], 2
%@ independents x
