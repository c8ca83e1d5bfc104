function z = lists_counted_for_calls(x, s, c)
  % What a field or a cell by an index gives a function stands for one value: the others keep their places.
  z = 0;
  k = numel(c);
  for i = 1:2
    z = z + few(s.n, 3, x(i)) + few(c{k}, x(1), x(2)) + all_read(s.n, x(2)) * few(c{i}, s.n, x(1));
  end
  q = struct('n', {2, 5});
  z = z * all_three(x(2), q.n);
end

function y = few(a, b, c)
  y = a * b;
  if a > 3, y = y * c; end
end

function y = all_read(a, b)
  y = a * sin(b);
end

function y = all_three(a, b, c)
  y = a * b + c;
end
%@ at [0.3 0.8], struct('n', 2), {1, 4}
%@ at [0.3 0.8], struct('n', 6), {1, 4}
%@ independents x
%@ analytic
