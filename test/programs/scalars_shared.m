function y = scalars_shared(x, n)
  % What functions share is a scalar where it is written to one element, and what they make of it behind that.
  global SCALE
  SCALE = x;
  z = zeros(3, 1);
  z(1) = SCALE;
  widen();
  y = sum(sum(SCALE * SCALE)) * sum(z);
  for i = 1:n
    y = y + sum(sum(SCALE * SCALE));
    SCALE = SCALE(1);
    z(i) = SCALE;
    widen();
  end
  y = y + sum(z);
  for i = 1:n
    y = y + sum(sum(SCALE * SCALE));
    narrow();
    z(i) = SCALE;
    widen();
  end
  y = y + nested(x) * sum(z);
end

function widen()
  global SCALE
  SCALE = [SCALE, 2 * SCALE; 3 * SCALE, SCALE];
end

function narrow()
  global SCALE
  SCALE = SCALE(end) / 2;
end

function y = nested(x)
  z = zeros(3, 1);
  m = x;
  for i = 1:3
    shrink();
    y = sum(sum(m * m));
    z(i) = m;
    grow();
    y = y + sum(sum(m * m));
  end
  shrink();
  z(3) = m;
  y = y + sum(z);
  function grow()
    m = [m, 2 * m; x, m];
  end
  function shrink()
    m = m(end) * 2;
  end
end
%@ at 0.6, 1
%@ at 0.6, 2
%@ independents x
%@ analytic
