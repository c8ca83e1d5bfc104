function z = masks(x, y)
  m = x > 0;
  p = x(m);
  y(m) = p .^ 2;
  y(~m) = 0.5 * y(~m);
  x(x < -1) = -1;
  y(find(m, 1)) = y(1) * 3;
  z = sum(y .* x) + sum(p);
end
%@ at [1 -2 3 -4], [0.1 0.2 0.3 0.4]
%@ at [1; -2; 0.5], [0.1; 0.2; 0.3]
%@ at 2, 3
