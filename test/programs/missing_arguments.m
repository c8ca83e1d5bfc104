function z = missing_arguments(x)
  z = 0;
  for k = 1:2
    z = z + part(x) * part(x, 3) + part(x, k, 2);
  end
end
function b = part(a, s, r)
  if nargin > 1
    b = a * s;
  else
    b = a ^ 2;
  end
  if nargin > 2
    for i = 1:r
      b = b * a;
    end
  end
end
%@ at 2
%@ analytic
