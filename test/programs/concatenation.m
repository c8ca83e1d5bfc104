function z = concatenation(a, b, c)
  col = [a; b];
  row = [c(:)', a, 1];
  M = [a, 2; 3, a^2];
  N = [M, M * 2; zeros(1, 4)];
  e = [[], a];
  long = [a; 2; b; a; b; c(:); a; b; a.^2; b; a; b];
  wide = [long', 1, row, M(1, :), row];
  z = sum(long .* cos(long)) * sum(wide .^ 2);
  z = z + sum(col.^2) + sum(row .* row) + sum(N(:)) * e + sum(sum([M; M'].^2));
end
%@ at 2, [3; 4], [5 6]
%@ at 2, 3, [5; 6]
%@ at 2, zeros(0, 1), 4
