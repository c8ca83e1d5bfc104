function [z, c] = parallel_trips(x, p, n)
  % Loops whose trips are made again in the reverse sweep: %ADiMat <parallel/>.
  y = x * p;
  t = sin(y(end));
  w = sum(y .^ 2) * t;
  for i = 1:n
    %ADiMat <parallel/>
    t = x(1:min(i, numel(x))) * p;
    s = 0;
    k = 0;
    while k < i
      k = k + 1;
      s = s + sum(sin(t)) / k;
    end
    if s > 0.5
      [s, u] = damped(s, p);
      s = s * u;
    end
    q = {t, s};
    q{2} = q{2} ^ 2;
    y(i) = q{2} + sum(q{1});
  end
  z = w * y;
  for i = 1:n
    %ADiMat <parallel/>
    m = z(1) * i;
    for j = 1:2
      %ADiMat <parallel/>
      v = m * j + x(1);
      A(i, j) = v ^ 2 * damped(v, 0.1);
    end
  end
  if n > 0, z = [z, sum(A(:))]; end
  c = rows(reshape(x, 1, []), p);
end

function [s, u] = damped(s, p)
  s = s * exp(-p);
  u = s ^ 2;
end

function r = rows(x, p)
  r = zeros(2, numel(x));
  for j = 1:numel(x)
    %ADiMat <parallel/>
    col = [x(j) ^ 2; sin(p * x(j))];
    for k = 1:j
      col = col .* [x(k); 2];
    end
    r(:, j) = col;
  end
  for j = 1:numel(x)
    %ADiMat <parallel/>
    k = 0;
    s = x(j);
    while k < 2
      k = k + 1;
      s = s * p;
    end
    for k = 1:5
      if mod(k, 4) == 3
        break
      end
      if k > 1
        s = s + k * sin(s);
      end
    end
    r(3, j) = s;
  end
end
%@ at [0.3 0.8 1.1 0.2], 0.7, 4
%@ at [0.3 0.8], 0.7, 5
%@ at [0.3 0.8 -0.4], 0.7, 1
%@ at 0.3, 0.7, 0
%@ independents x, p
%@ dependents z, c
%@ analytic
