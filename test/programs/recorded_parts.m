function z = recorded_parts(x, c, k, n)
  % Parts are brought back in what else there is: that is needed, though only the size is asked of the whole.
  z = 0;
  v = x;
  for i = 1:n
    z = z + sum(v.^3) / 10;
    v(k) = 1;
    v = v + c;
  end
  z = z + sum(v);
end
%@ at [1 2 3], 0.5, 2, 3
%@ at [1 2 3], 0.5, 5, 3
%@ at [1; -2], -0.5, 4, 2
%@ independents x, c
%@ analytic
