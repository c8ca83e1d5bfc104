function z = shapes_of_trips(x)
  % What is known of a variable's shape in one trip need not hold in the next.
  z = 0;
  s = 1;
  for i = 1:3
    if i > 1
      z = z + sum(y .* x) * s(1);
    end
    y = x;
    x = [x; 2 * x(1)];
    s = s * x(1);
    if i == 2
      y = y(1);
    end
  end
  z = z + prod(x);
  w = 1;
  for k = 1:2
    w = w .* x';
    if k == 1
      w = sum(w);
    end
  end
  z = z + sum(w);
end
%@ at 1.5
%@ at [0.5]
%@ at 0.3
