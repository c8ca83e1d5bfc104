function z = lists_from_passive(x, d, i)
  % Lists of arguments of which the first has no derivative, and others have.
  e = {d, x, x .^ 2};
  e{2} = 2 * x;
  w = cat(e{:});
  y = cat(d, e{2:end});
  k = {2};
  z = sum(w(:)) + sum(y(:) .^ 2) + sum(sum(cat(k{:}, x, 3 * x)));
  c = {i, x(:)};
  c{2} = x(:) .^ 2;
  z = z + sum(accumarray(c{:}) .^ 2) + sum(accumarray(c{:}, [3 1]) .^ 3);
end
%@ at [0.3 0.8], 2, [1; 2]
%@ independents x
