function z = ends_of_parts(x, k)
  % Parts of matrices, fields and cells in places told from their ends, which may lie beyond them.
  A = x.' * x;
  A(:, end:4) = x(1) * A(1:numel(x), 1:2) .* [1 3];
  A(end:5, 2) = x(2);
  A(end + 2 - k:6, end - k:5) = A(1, 1) * 2;
  s.m = A;
  s.m(8 - size(s.m, 1) + end - 6, 7 - end + k) = x(1) ^ 2;
  q(2).m = x;
  q(2).m(1, end:5) = A(2, 2) * x(1);
  q(end).m(end - k) = x(3) * x(1);
  c = {x, A, x .* x};
  c{end}(end:4) = A(end, end) * 2;
  c{end - 1}(end:k + 7, end) = x(1);
  c{end + k - 3}(2) = x(1) * x(2);
  z = sum(s.m(:) .^ 2) + sum(c{3} .* (1:4)) + sum(q(2).m .^ 2 .* (1:numel(q(2).m))) + sum(c{2}(:)) + sum(c{1} .^ 3) + sum(A(:) .* (1:numel(A))');
end
%@ at [0.3 0.7 0.2], 1
%@ at [0.3 0.7 0.2], 2
%@ independents x
%@ analytic
