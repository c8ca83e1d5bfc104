function g = adm_sets_solved(z, dim, b, g_b, A, g_A)
% ADM_SETS_SOLVED  The numbers of the index sets of A \ b (dim = 1) or b / A (dim = 2).
%   A number divides element by element; a matrix spreads over each column or row of b, and over all if it has sets itself.
  if isscalar(A)
    g = adm_sets_each(z, g_b, g_A);
  elseif any(g_A(:)) || ~isequal(size(g_b), size(b))
    g = adm_sets_all(z, g_b, g_A);
  else
    g = adm_sets_lines(z, g_b, dim);
  end
end
