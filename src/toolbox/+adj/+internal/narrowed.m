function pattern = narrowed(sets, nonzeros)
  % NARROWED  The pattern by which a matrix of derivatives is compressed.
  %   pattern = adj.internal.narrowed(sets, nonzeros): sets() gives the pattern by index sets, which may be too large. It is the one that
  %   is taken, as it holds for other values, too, if it has few elements in each row and column, so that products are saved. Of
  %   others, and where it is refused, nonzeros() tells where the matrix has nonzeros.
  try
    pattern = sets();
  catch
    pattern = sparse(nonzeros());
    return;
  end
  [m, n] = size(pattern);
  % Small matrices take as few products either way.
  if max([m, n]) > 8 && (full(max(sum(pattern, 2))) > n / 2 || full(max(sum(pattern, 1))) > m / 2)
    pattern = pattern & nonzeros();
  end
end
