function z = brackets(a, b, c)
  % Brackets of scalars, rows, columns, blocks and nothing.
  r = [a, b.', 1, []];
  q = [a; b; c(:)];
  M = [[a b(1)]; c(1) a*2];
  z = [r * r.', sum(q.^2), M(:).'; 1 2 3 4 5 6];
end
%@ at 2, [3; 4], [5 6]
%@ at 2, 3, [5; 6]
%@ analytic
