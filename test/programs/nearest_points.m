function z = nearest_points(x, y)
  % which point is nearest is constant in pieces, as are the facets
  k = dsearchn(x, y);
  [j, d] = dsearchn(x, y + 0.1);
  h = convhulln(x);
  z = sum(x(k, 1) .* y(:, 2)) + sum(x(h(:, 1), 2)) ^ 2;
  if d(1) > 1
    z = z * x(j(1), 1);
  end
end
%@ at [1 2; 3 4.5; 5 1; 2 2.2], [1 1; 3 3.2]
%@ at [1 2; 3 4.5; 5 1; 2 2.2], [1 -1; 3 3.2]
