function y = scalars_behind_jumps(x, way, n)
  % Behind a jump x is written to one element; before it, x may be a matrix. So may what is written to later.
  y = loops(x, way, n) + changing(x, n) + n;
  if way == 1
    y = y + sum(sum(x * x));
    return;
  end
  z = zeros(1, 2);
  z(2) = x;
  y = y + sum(z.^2);
end

function y = loops(x, way, n)
  y = 0;
  z = zeros(n, 1);
  for i = 1:n
    y = y + sum(sum(x * x));
    if way == 1
      break;
    end
    z(i) = x;
    while way > 2
      y = y + sum(sum(x * x)) / 2;
      way = way - 1;
      if way == 2
        continue;
      end
      z(i) = x * way;
    end
  end
  y = y + sum(z);
end

function y = changing(x, n)
  y = 0;
  z = zeros(n, 1);
  m = x;
  for i = 1:n
    y = y + sum(sum(m * m));
    m = x(1) * i;
    z(i) = m;
  end
  y = y * sum(z);
end
%@ at [0.4 0.7; -0.2 0.3], 1, 2
%@ at 0.6, 2, 2
%@ at 0.6, 4, 2
%@ at [0.4 0.7; -0.2 0.3], 1, 0
%@ independents x
%@ analytic
