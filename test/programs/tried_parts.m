function z = tried_parts(x, k)
  % Elements written before the failure are kept, and so is growth.
  z = zeros(1, 3);
  w = x;
  try
    z(1) = x(1) * x(2);
    z(k) = z(1) ^ 2;
    w(end + 1) = z(1);
    w(2) = [];
    z(2:3) = [w(3), w(4)] * 2;
    z(3) = w(5) * z(2);
  catch
    w(1) = sum(z) * 2;
  end
  try, z(1) = z(1) + w(k); end
  z = sum(w .^ 2) + sum(z);
end
%@ at [0.7 1.3 0.4 2.2], 2
%@ at [0.7 1.3 0.4 2.2 0.2], 3
%@ at [0.7 1.3 0.4], 0
%@ at [0.7 1.3], 5
%@ at [0.7 1.3 1.1], 5
%@ independents x
%@ analytic
