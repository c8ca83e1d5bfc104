function [H, J] = sparse_hessians(p, hessians, V, W, tolerance)
  % SPARSE_HESSIANS  Second derivatives in few directions, by a star colouring of the pattern that the option JPattern tells.
  %   [H, J] = sparse_hessians(p, hessians, V, W, tolerance): [C, J] = hessians(V, W) gives them in the directions W. One more direction checks
  %   the pattern. Of one weighted sum H is sparse.
  pattern = p.opts.JPattern;
  if ~(isnumeric(pattern) || islogical(pattern)) || ~isequal(size(pattern), [p.width, p.width]) || nnz(pattern ~= pattern.') > 0
    error('Adjoinery:pattern', 'JPattern of a Hessian is a symmetric matrix of %d by %d whose nonzeros are meant.', p.width, p.width);
  end
  pattern = sparse(pattern ~= 0);
  coloring = adj.color(pattern, 'symmetric');
  probe = adj.internal.probe(p.width);
  [C, J] = hessians(eye(p.width), [coloring.right, probe]);
  checks = ~(isfield(p.opts, 'x_checkPattern') && isequal(p.opts.x_checkPattern, 0));
  for k = 1:size(C, 3)
    one = adj.uncompress(C(:, 1:end - 1, k), [], pattern, coloring);
    if checks
      check_product(one * probe, C(:, end, k), abs(one) * probe, tolerance);
    end
    one = V.' * one * W;
    if size(C, 3) == 1
      H = sparse(one);
    else
      H(:, :, k) = full(one);
    end
  end
end
