function [count, colors] = cpr(pattern)
  % cpr  Groups of columns of a sparse matrix of which no two have a nonzero in the same row (Curtis, Powell and Reid).
  %   [ncolors, colors] = cpr(A): colors is a row with the group 1, …, ncolors of each column. The nonzeros of A are meant. Of
  %   several orders of the columns the one with the fewest groups is taken; columns without nonzeros are in group 1.
  %
  %   Errors: Adjoinery:pattern if A is no matrix.
  %
  %   Example:
  %     [ncolors, colors] = cpr(spdiags(ones(9, 3), -1:1, 9, 9))   % three groups
  %
  %   See also: admColorSeed, adj.color
  coloring = adj.color(pattern, 'columns');
  colors = max(coloring.columns, 1);
  count = max([0, colors]);
end

%!test
%! A = spdiags(ones(9, 3), -1:1, 9, 9);
%! [n, c] = cpr(A);
%! assert(n, 3);
%! assert(all(all(A * sparse(1:9, c, 1) <= 1)));
%! [n, c] = cpr(sparse(3, 2));
%! assert({n, c}, {1, [1 1]});
%! [n, c] = cpr(zeros(2, 0));
%! assert({n, c}, {0, zeros(1, 0)});
