function [z, s] = tried_unassigned(x, n)
  % What is read in a try may have no value yet: whether it has shows when the function runs.
  z = x(1);
  s = 1;
  for i = 1:n
    if x(i) > 1
      r = x(i)^2;
    end
    q.w(i) = x(i) * s;
    try
      s = s + sin(r) * x(1);
      t = s * r;
    catch e
      s = s * x(2) + 0.1 * length(e.identifier);
    end
  end
  try
    if t > 0
      z = sin(z * t) + i;
    end
    z = z + q.w(end);
    z = z * later;
  catch
    z = z + s^2;
  end
  later = z * s;
  z = later * sin(s);
end
%@ at [0.7 1.3 0.4 2.2], 1
%@ at [0.7 1.3 0.4 2.2], 3
%@ at [0.7 1.3 0.4 2.2], 0
%@ at [1.7 -1.3 1.4 2.2], 4
%@ independents x
