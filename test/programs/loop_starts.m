function y = loop_starts(x, n)
  % Ranges whose first value is no plain literal of a positive number: the reverse sweep must find the same values.
  y = 1;
  for d = -1:1
    if x(1) < -5
      continue
    end
    y = y + d * x(d + 2) ^ 2 * sin(y);
    if y > 1e3
      break
    end
  end
  for j = -1:-1
    y = y + j * x(2) ^ 2 * sin(y);
  end
  q = zeros(3, 1);
  for m = -1:n - 2
    q(m + 2) = m * x(m + 2) ^ 2 + x(2) ^ (m + 2);
  end
  for k = 1.0:n
    y = sin(y * x(k)) + k * x(k) ^ 2;
  end
  for k = 2 * 1:n
    y = cos(y * x(k)) + k * q(k);
  end
  for k = +1:n
    y = y * x(k) + k;
  end
  for k = 2e0:n
    y = y - k * x(k - 1) * q(k);
  end
  for k = (-1):1
    y = y + sin(k * x(1)) * q(k + 2);
  end
  for k = -0:n - 1
    y = y * 0.5 + k * x(k + 1);
  end
end
%@ at [0.3 0.7 -0.4], 3
%@ at [-6; 0.2; 1.1], 3
%@ independents x
