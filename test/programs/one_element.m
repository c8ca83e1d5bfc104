function y = one_element(x, k, h, m)
  % What is written to one element is a scalar, and what it is made of: not where writing it fails.
  y = zeros(3, 1);
  try
    y(1) = sum(x(:));
    y(2) = x(1) + k .* x(2) / 3;
    y(3) = h * (k * x(1)) + x(2);
  catch
    y(1) = y(1) * 2;
  end
  r = k .* x(1);
  s = h * r.';
  y = sum(y) + sum(r(:).^2) + sum(s(:));
  c = {};
  c(2) = k * x(1);
  m(2) = k;
  t(2).v = h .* x(2);
  y = y * sum(c{2}(:)) + sum(t(2).v(:)) * numel(m) + sum(k .* x(2)) + sum(h .* x(1));
  for i = 1:2
    try
      z(i) = h * x(i);
    catch
      z(i) = sum(h * x(i));
    end
    y = y + z(i) * sum(h);
  end
end
%@ at [0.3 0.7], 2, 1.5, {}
%@ at [0.3; 0.7], [2 3], 1.5, {}
%@ at [0.3 0.7], 2, [1.5 0.2 1], {}
%@ at [0.3 0.7], [1 2 3], [1.5 0.2 1], {}
%@ at [0.3 0.7], [], 1.5, {}
%@ at [0.3 0.7], 4, [], {}
%@ independents x, k, h
%@ analytic
