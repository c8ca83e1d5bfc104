function z = counts_among_values(x, n)
  % A count that the caller gives is no handle, as a range ends at it: what is kept beside it is indexed, not called.
  c = cell(1, 3);
  for k = 1:n
    c{k} = x(k:end) .^ 2 * x(1);
  end
  c{3} = n;
  [v, w, m] = c{:};
  z = v(m - n + 1) * w;
end
%@ at [0.5 0.7], 2
%@ independents x
%@ analytic
