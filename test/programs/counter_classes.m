function y = counter_classes(x)
  % Counters that stop at the ends of their class are restored, not undone.
  y = x(1);
  low = uint8(2);
  hex = 0x02;
  for i = 1:5
    if i < 3
      y = sin(y) * x(low) + x(hex)^2;
    end
    low = low - 1;
    hex = hex - 1;
  end
end
%@ at [0.5 0.3 0.8]
