function J = admUncompressJac(compressed, pattern, coloring, seed)
  % admUncompressJac  A sparse Jacobian from its compressed form.
  %   J = admUncompressJac(cJ, P, coloring) takes cJ = J * S (m by the number of groups) for the seed S of admColorSeed(P), the
  %   pattern P (m by n) and the groups of its columns. J is sparse, with nonzeros at those of P only.
  %   J = admUncompressJac(cJ, P, coloring, W) gives J * W.
  %
  %   Errors: Adjoinery:seedSize where the sizes do not fit, with both, and Adjoinery:coloring.
  %
  %   Example:
  %     admUncompressJac([2; 3], speye(2), [1 1])   % the diagonal 2, 3
  %
  %   See also: admColorSeed, admDiffFor, adj.uncompress
  pattern = sparse(pattern ~= 0);
  [m, n] = size(pattern);
  count = max([0; coloring(:)]);
  if numel(coloring) ~= n
    error('Adjoinery:seedSize', 'The colouring must have a group for each of %d columns; it has the size %s.', n, mat2str(size(coloring)));
  elseif any(coloring(:) < 1 | coloring(:) ~= round(coloring(:)))
    error('Adjoinery:coloring', 'The groups of a colouring are 1, 2, ….');
  elseif ~isequal(size(compressed), [m, count])
    error('Adjoinery:seedSize', 'The compressed Jacobian must be %d by %d; it has the size %s.', m, count, mat2str(size(compressed)));
  end
  J = scatter(pattern, full(compressed), coloring(:).');
  if nargin > 3 && ~isequal(seed, 1)
    if size(seed, 1) ~= n
      error('Adjoinery:seedSize', 'The seed must have %d rows; it has the size %s.', n, mat2str(size(seed)));
    end
    J = J * seed;
  end
end

%!test
%! assert(full(admUncompressJac([2; 3], speye(2), [1 1])), diag([2 3]));
%! assert(full(admUncompressJac([2; 3], speye(2), [1 1], [1; 1])), [2; 3]);
%! assert(size(admUncompressJac(zeros(3, 0), sparse(3, 0), zeros(1, 0))), [3 0]);
%!error <groups of a colouring> admUncompressJac([2; 3], speye(2), [1 0.5])
%!error <must be 2 by 1.*\[2 2\]> admUncompressJac(eye(2), speye(2), [1 1])
