function z = deleted_in_containers(x, p)
  % Elements are deleted in fields and in cells.
  q(2).x = [x, p];
  k = 2;
  q(k).x(1:k) = [];
  c = {q, x};
  c{1}(1) = [];
  c{2}(end) = [];
  n = 'y';
  r.(n) = {x, x * 2, p * x};
  r.(n)([1 3]) = [];
  z = c{1}(1).x(2) * sum(c{2}) * sum(r.y{1});
  m.rows = [x; x * p; x * 2];
  for k = 1:2
    m.rows(1, :) = [];
    m.rows(end + 1, :) = p * x;
  end
  m.rows(:, [true false true]) = [];
  z = z * sum(m.rows);
end
%@ at [0.4 -0.7 0.2], 1.3
%@ analytic
