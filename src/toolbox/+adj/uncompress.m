function J = uncompress(right, left, pattern, coloring)
  % adj.uncompress  A sparse Jacobian or Hessian from its products with the seeds of a colouring.
  %   J = adj.uncompress(right, left, P, coloring) takes right = J * coloring.right (m by p), left = coloring.left * J (q by n), the
  %   pattern P (m by n) and what adj.color(P, …) gave. The result is sparse and has nonzeros at those of P only. Where the
  %   colouring has no seed on one side, [] stands for that product.
  %
  %   Errors: Adjoinery:seedSize if the products do not fit the colouring.
  %
  %   Example:
  %     J = spdiags([1 2 3; 4 5 6; 7 8 9], -1:1, 3, 3); c = adj.color(J);
  %     adj.uncompress(J * c.right, [], J, c) - J   % zero
  %
  %   See also: adj.color, adj.jacobian, adj.hessian
  pattern = sparse(pattern ~= 0);
  [m, n] = size(pattern);
  p = size(coloring.right, 2);
  q = size(coloring.left, 1);
  if p > 0 && ~isequal(size(right), [m, p])
    error('Adjoinery:seedSize', 'J * S must be %d by %d; it has the size %s.', m, p, mat2str(size(right)));
  elseif q > 0 && ~isequal(size(left), [q, n])
    error('Adjoinery:seedSize', 'S * J must be %d by %d; it has the size %s.', q, n, mat2str(size(left)));
  end
  [i, j] = find(pattern);
  i = i(:);
  j = j(:);
  v = zeros(size(i));
  columns = reshape(coloring.columns(j), [], 1);
  rows = reshape(coloring.rows(i), [], 1);
  if strcmp(coloring.kind, 'symmetric')
    % An element is read in its own row if no other column of its group has one there, otherwise in that of its mirror.
    shared = pattern * sparse(1:n, coloring.columns + (coloring.columns == 0), 1, n, max(p, 1));
    own = full(shared(sub2ind(size(shared), i, columns))) == 1;
    v(own) = right(sub2ind(size(right), i(own), columns(own)));
    mirror = reshape(coloring.columns(i), [], 1);
    v(~own) = right(sub2ind(size(right), j(~own), mirror(~own)));
  else
    % Where an element is in a group of both sides, the colouring tells which of them holds it alone.
    by_row = rows > 0 & (columns == 0 | strcmp(coloring.first, 'rows'));
    v(by_row) = left(sub2ind(size(left), rows(by_row), j(by_row)));
    v(~by_row) = right(sub2ind(size(right), i(~by_row), columns(~by_row)));
  end
  J = sparse(i, j, v, m, n);
end

%!test
%! J = sparse([1 2 0 0; 0 3 4 0; 0 0 5 6; 7 0 0 8]); c = adj.color(J);
%! assert(full(adj.uncompress(J * c.right, [], J, c)), full(J));
%! c = adj.color(J, 'rows');
%! assert(full(adj.uncompress([], c.left * J, J, c)), full(J));
%!test
%! n = 7; J = sparse(diag(1:n)); J(1, :) = 11:17; J(:, 1) = (21:27)';
%! c = adj.color(J, 'both');
%! assert(full(adj.uncompress(J * c.right, c.left * J, J, c)), full(J));
%! c = adj.color(J, 'symmetric'); H = J + J';
%! assert(full(adj.uncompress(H * c.right, [], H, c)), full(H));
%!test # one column, and one row
%! J = sparse([1; 2; 3]); c = adj.color(J); d = adj.color(J.', 'both');
%! assert(full(adj.uncompress(J * c.right, [], J, c)), full(J));
%! assert(full(adj.uncompress(J.' * d.right, d.left * J.', J.', d)), full(J.'));
%! c = adj.color(4, 'symmetric');
%! assert(full(adj.uncompress(5, [], 4, c)), 5);
%!test
%! assert(adj.uncompress(zeros(4, 0), [], sparse(4, 3), adj.color(sparse(4, 3))), sparse(4, 3));
