function z = loop_columns(A, w)
  z = 0;
  k = 0;
  for c = A
    k = k + 1;
    z = z + w(k) * (c' * c) * c(1);
  end
  for f = [3 1 2]
    z = z * 0.5 + f * w(1);
  end
  for q = [1 2; 3 4]
    z = z + q(2) * w(end)^2 / q(1);
  end
end
%@ at [1 2; 3 4], [0.3 0.4]
%@ at [1 2 3], [0.3 0.4 2]
%@ at 2, 5
