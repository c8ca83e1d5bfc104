function [z, w] = loop_expressions(p, q)
  z = 0;
  for t = p:0.5:q
    z = z + t^2 * p;
  end
  for t = [p, p^2; q, 2*q]
    z = z + t(1) * t(2);
  end
  w = p;
  for a = atan2(p, 1 + p.^2)
    w = sin(hypot(a, w)) + w * q;
  end
end
%@ at 0.3, 2.2
%@ at 1.1, 0.7
