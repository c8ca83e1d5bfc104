function [z, w] = loop_values(x)
  % What a for loop can run over: steps down, lists, columns, fractions, nothing.
  z = x(1);
  w = 1;
  for i = 10:-3:1
    z = z + sin(x(1) * i) / i;
  end
  for i = [3 1 2]
    z = z * x(i) + i;
  end
  for column = [1; 2; 3]
    w = w + sum(column .* x(1:3)) * z;
  end
  for t = 0:0.25:1
    w = w + t * w * x(2) / 10;
  end
  for i = 5:1
    w = w * 1000;
  end
  for i = []
    w = w * 1000;
  end
  for i = zeros(0, 3)
    z = z + 1;
  end
  w = w + i(:).' * ones(numel(i), 1);
end
%@ at [0.3; 0.5; 0.2]
%@ at [1.1; -0.4; 0.7; 2]
%@ analytic
