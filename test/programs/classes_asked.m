function [z, q] = classes_asked(x, k)
  % Code for several classes: what rounds is in arms for integers, or is handed on by them.
  cls = class(x);
  is_int = isinteger(x);
  n = k;
  if is_int
    x = double(x) / double(intmax(cls));
    n = int32(k);
  end
  mask = x > 0.5;
  if strcmp(cls, 'logical')
    y = mask;
  else
    y = zeros(size(x), cls);
  end
  y(mask) = x(mask).^2;
  q.y = y;
  z = scaled(sum(x .* y) * n, cls, is_int);
  q.y(1) = mean(n .* x) + double(n * x(2));
  switch cls
    case {'uint8', 'int16'}
      z = z * intmax(cls);
    case 'single'
      z = 2 * z;
    otherwise
      z = 3 * z;
  end
end

function v = scaled(v, cls, is_int)
  if is_int && v > 0
    v = v * intmax(cls);
  elseif isa(v, 'int8')
    v = double(v .* cast(3, cls));
  end
  v = v + 1;
end
%@ at [0.2 0.7 0.9], 3
%@ at [0.9 0.1], 2
%@ independents x
