function y = counter_classes(x)
  % Counters that stop at the ends of their class, lose digits, or begin as truth values, are restored, not undone.
  y = 1;
  low = uint8(3);
  full = single(16777214);
  hex = 0xFE;
  a = 1;
  b = 1;
  for i = 1:5
    y = y * x(max(1, double(low))) + x(1);
    low = low - 1;
    y = y + y * sin(double(full - 16777213) * x(2));
    full = full + 1;
    y = y * cos(x(1) * (double(hex) - 250));
    hex = hex + 1;
    a = a + b;
    b = a + 1;
    y = y + x(3) / double(a) * double(b);
    b = b + 1;
  end
end
%@ at [0.5 0.3 0.8]
