function J = scatter(pattern, columns, colors)
  % SCATTER  The sparse matrix of a pattern whose columns were summed in groups.
  [i, j] = find(pattern);
  i = i(:);
  j = j(:);
  [m, n] = size(pattern);
  J = sparse(i, j, columns(i + m * (colors(j(:)).' - 1)), m, n);
end
