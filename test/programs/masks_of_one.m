function y = masks_of_one(x, s, b)
  % An index that is one element may be a logical, which names none if it is false.
  a = x;
  for k = 1:numel(b)
    a(b(k)) = s * x(2);
    a(b(k)) = s;
    y(k) = sum(a.^2);
  end
  c = b(1);
  if isscalar(s) && isscalar(c)
    a(c) = s * s;
    y = y + sum(a);
  end
end
%@ at [0.3 0.4], 2, [true false]
%@ at [0.3 0.4], 2, [false true]
%@ at [0.3 0.4], 2, [2 1]
%@ independents x, s
%@ analytic
