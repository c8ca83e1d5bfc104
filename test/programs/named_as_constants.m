function [y, J] = named_as_constants(x, kind, n)
  % variables named as constants are, which not every way gives a value
  switch kind
    case 'sum', e = sum(x.^2); J = 2 * x(1);
    case 'product', e = prod(x); J = x(2)^2;
  end
  y = e * J + squared(x, kind);
  for k = 1:n
    if k == 1
      i = x(1) * y;
    elseif k > 1
      i = i * x(2);
    end
    switch kind
      case 'sum', j = x(k)^2;
      case 'product', j = exp(x(k));
    end
    y = y + i * j;
  end
end
function I = squared(x, kind)
  if strcmp(kind, 'sum')
    I = x(1);
  elseif strcmp(kind, 'product')
    I = x(2) * 3;
  end
  I = I^2;
end
%@ at [1.2 0.7], 'sum', 2
%@ at [1.2 0.7], 'product', 0
%@ independents x
