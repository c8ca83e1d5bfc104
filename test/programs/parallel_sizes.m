function y = parallel_sizes(x)
  % What the trips of a parallel loop make has had another size before the loop.
  t = doubled(x);
  y = 1;
  if real(x(1)) > 1, y = sum(t .^ 2); end
  s = x(2);
  y = y * s;
  for i = 1:2
    %ADiMat <parallel/>
    if i > 1
      t = x(i);
      s = [x(i), x(1)];
    else
      t = [x(i), x(i)];
      s = x(1) * x;
    end
    z(i) = sum(t) * sum(s);
  end
  y = y + sum(sin(z));
end

function t = doubled(x)
  t = zeros(size(x));
  for k = 1:numel(x)
    t(k) = 2 * x(k);
  end
end
%@ at [0.3 0.8 1.1]
%@ at [1.3 0.8 1.1]
%@ independents x
%@ analytic
