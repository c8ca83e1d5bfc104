function z = complex_elements(x)
  y = zeros(1, 3);
  y(1) = x(1) ^ 2;
  y(2) = 1i * x(2);
  y(3) = conj(x(3)) * y(2);
  y(2) = y(2) + abs(y(1));
  z = y * y' + y * y.' + sum(y);
end
%@ at [1, 2, 3]
%@ at [1+1i, 2-1i, 0.3]
