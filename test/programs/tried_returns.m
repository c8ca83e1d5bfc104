function z = tried_returns(x, n)
  % Ways out of bodies and of handlers.
  z = x(1) * x(2);
  for i = 1:n
    try
      y = x(i) * z;
      if y > 2
        z = y ^ 2;
        return
      end
      z = z + y;
      if i == 3, continue, end
    catch
      if i > 5
        z = z / 3;
        return;
      end
      z = z * 2;
      break
    end
    z = z * 0.9;
  end
  z = sqrt(abs(z) + 1);
end
%@ at [0.7 1.3 0.4 0.2], 4
%@ at [0.7 1.3 0.4 0.2], 5
%@ at [0.7 0.3 0.4 0.2 0.1], 6
%@ at [1.7 1.3 1.4 2.2], 3
%@ at [1.7 -1.3], 0
%@ independents x
