function z = complex_order(x)
  y = sqrt(x);
  [m, i] = max(y);
  s = sort(y);
  z = m * s(1) + i;
end
%@ at [4, 9, 1]
%@ at [-4, 9, -1]
