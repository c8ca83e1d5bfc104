function [r, q] = parts_at_once(y, x)
  % Parts of variables that one call fills at once: each goes back where it was.
  k = [1 2 3];
  m = [4 5];
  s.a = 2;
  s.v = [1 2];
  c = {1, 2};
  q = [];
  p = [1 2];
  for l = 1:3
    y = tanh(y .* sum(x .* k) * 0.1 * s.a + c{1} * sum(s.v) * 0.1 + sum(p) * 0.01 * y);
    [k(1), k(2)] = both(k(2), l);
    [k(3), m(1)] = both(k(2) * 0.1, l);
    y = y * (sum(k) - sum(m)) * 0.05;
    [q(end + 1), p(end + 1)] = both(k(1), l);
    y = y .* numel(q) * 0.1 + sin(y) * sum(p) * 0.1;
    [s.a, x(2)] = both(s.a * 0.2, x(1) * 0.3);
    [c{1}, s.v(2)] = both(c{2} * 0.1, s.v(1) + l);
    y = y + sin(y) * c{2} * s.v(2) * 0.1 + k(3) * 0.1;
    [q([1 end]), w] = both(q([end 1]) * 0.1, [l 2]);
    [~, x([1 3])] = both(1, x([3 1]) * 0.9);
    y = y .* w(1) * 0.5 + q(1) * 0.01 * y;
    [m(m > 4), ~] = both(1, 2);
  end
  r = sum(y);
end

function [a, b] = both(x, l)
  a = x * 3;
  b = l;
end
%@ at 0.7, [0.415, 0.73, -0.441]
%@ at [0.7; 0.2], [0.73, 0.2, 0.941]
%@ at zeros(1, 0), [0.3, 0.2, 0.1]
%@ independents y, x
%@ dependents r
%@ analytic
