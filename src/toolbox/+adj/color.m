function coloring = color(pattern, kind)
  % adj.color  Groups of columns, rows, or both, by which a sparse Jacobian or Hessian is found with few products.
  %   coloring = adj.color(P) takes a matrix P of m by n whose nonzeros tell where a Jacobian may have nonzeros, and groups its
  %   columns, so that no two columns of a group have a nonzero in the same row: J * S with one column of S for each group holds
  %   all elements of J, and adj.uncompress puts them into their places.
  %   coloring = adj.color(P, KIND): 'columns'; 'rows' (S * J, for adjoints); 'both', where some rows are found by S * J and the
  %   others by J * S, or some columns and the others, if that takes fewer products (matrices with some dense rows and columns);
  %   'symmetric' for Hessians, whose pattern must be symmetric: a star colouring, which needs fewer groups than 'columns'.
  %
  %   The result is a structure:
  %     kind      'columns', 'rows', 'both' or 'symmetric'
  %     columns   1 by n: the group of each column, 0 if it is in none
  %     rows      1 by m: the group of each row, 0 if it is in none
  %     right     n by p: the seed S of J * S, of zeros and ones
  %     left      q by m: the seed S of S * J
  %     first     'columns' or 'rows': which side holds the elements that are in a group of both
  %     count     p + q, how many products are taken
  %
  %   Of the orders of Curtis, Powell and Reid (1974; columns as they come), largest first, incidence degree, smallest
  %   last, and most groups among the neighbours (Brélaz, 1979), the one with the fewest groups is taken. Star colouring: Gebremedhin, Manne and Pothen (2005), What color is your
  %   Jacobian?, SIAM Review 47, section 4.
  %
  %   Errors: Adjoinery:pattern if P is no matrix, or is not symmetric where it must be; Adjoinery:options.
  %
  %   Example:
  %     coloring = adj.color(spdiags(ones(9, 3), -1:1, 9, 9));   % three groups, of 9 columns
  %
  %   See also: adj.uncompress, adj.pattern, adj.jacobian
  if nargin < 2
    kind = 'columns';
  end
  if ~(isnumeric(pattern) || islogical(pattern)) || ndims(pattern) ~= 2
    error('Adjoinery:pattern', 'A pattern is a matrix of numbers or truth values, whose nonzeros are meant.');
  end
  pattern = sparse(pattern ~= 0);
  [m, n] = size(pattern);
  rows = zeros(1, m);
  columns = zeros(1, n);
  first = 'columns';
  switch kind
    case 'columns'
      columns = adj.internal.color_columns(pattern);
    case 'rows'
      rows = adj.internal.color_columns(pattern.');
    case 'both'
      [columns, rows, first] = adj.internal.color_both(pattern);
    case 'symmetric'
      if m ~= n || nnz(pattern ~= pattern.') > 0
        error('Adjoinery:pattern', 'The pattern of a Hessian is square and symmetric.');
      end
      columns = adj.internal.color_star(pattern);
    otherwise
      error('Adjoinery:options', 'Colourings are of ''columns'', ''rows'', ''both'' or ''symmetric''.');
  end
  coloring = struct('kind', kind, 'columns', columns, 'rows', rows, 'first', first, 'right', adj.internal.group_seed(columns), ...
    'left', adj.internal.group_seed(rows).', 'count', max([0, columns]) + max([0, rows]));
end

%!test
%! c = adj.color(spdiags(ones(9, 3), -1:1, 9, 9));
%! assert(c.count, 3);
%! assert(all(sum(c.right, 2) == 1));
%!test # five-point grids: five, as no row has more nonzeros
%! for n = [5 12 20]
%!   T = spdiags(ones(n, 3), -1:1, n, n);
%!   P = kron(speye(n), T) + kron(T, speye(n));
%!   for kind = {'columns', 'rows', 'both'}
%!     c = adj.color(P, kind{1});
%!     assert(c.count, 5);
%!   end
%! end
%!test # an arrowhead: two directions and one row
%! n = 30; P = speye(n); P(1, :) = 1; P(:, 1) = 1;
%! c = adj.color(P, 'both');
%! assert(c.count, 3);
%! c = adj.color(P, 'columns');
%! assert(c.count, n);
%!test # a star colouring of a tridiagonal Hessian, and of an arrowhead
%! P = spdiags(ones(9, 3), -1:1, 9, 9);
%! c = adj.color(P, 'symmetric');
%! assert(c.count, 3);
%! P = speye(9); P(1, :) = 1; P(:, 1) = 1;
%! c = adj.color(P, 'symmetric');
%! assert(c.count, 2);
%!test # nothing to find
%! c = adj.color(sparse(4, 3));
%! assert(c.count, 0);
%! c = adj.color(zeros(0, 3));
%! assert(c.count, 0);
%! c = adj.color(sparse(4, 3), 'both');
%! assert(c.count, 0);
%!error <Adjoinery|symmetric> adj.color([1 1; 0 1], 'symmetric')
