function y = lasting_sizes(v, n)
  % What lasts in a loop has another size in the next trip of the loop around it, and so has its adjoint.
  y = 0;
  x = v * 2;
  for i = 1:n
    for k = 1:2
      s = sin(x);
      y = y + sum(s .* s) * k;
      if k == 1
        y = y + sum(s) * y;
      end
    end
    x = [x, v / 3 + y / 90];
  end
  for i = 1:n
    if i > 2
      y = y + r(1) * y;
    end
    for k = 1:i - 1
      r = sin(x);
      y = y + sum(r .* r) / k;
      if k == 1
        y = y + sum(r) / y;
      end
    end
    x = x(1:end - 1) + y / 90;
  end
  i = 0;
  while i < n
    i = i + 1;
    for j = 1:i
      parfor k = 1:2
        for m = 1:k
          t = x .* x;
          y = y + sum(t .* t);
          if m == 1
            y = y + sum(t(:));
          end
        end
      end
    end
    if i == 2, continue, end
    x = [x; x(1, :) * 0.7];
  end
end
%@ at 0.5, 3
%@ at 0.5, 1
%@ at [0.2 0.3], 2
%@ independents v
%@ analytic
