function [seed, coloring] = admColorSeed(pattern, opts)
  % admColorSeed  The seed of a compressed Jacobian.
  %   [seed, coloring] = admColorSeed(P, opts): P has the pattern of the Jacobian (m by n), seed is n by the number of groups of
  %   its columns, sparse, of zeros and ones; coloring is the group of each column. admDiffFor(f, seed, …) gives the compressed
  %   Jacobian, admUncompressJac puts it into its places. For reverse mode give P.', and transpose the seed.
  %   Of opts the options coloring, coloringFunction, coloringFunctionArgs and coloringFunctionColorArgNum are followed.
  %
  %   Errors: Adjoinery:pattern, and Adjoinery:coloring for groups whose columns share a row.
  %
  %   Example:
  %     P = spdiags(ones(9, 3), -1:1, 9, 9);
  %     [seed, coloring] = admColorSeed(P);
  %     J = admUncompressJac(P * seed, P, coloring);   % P
  %
  %   See also: cpr, admUncompressJac, adj.color
  if nargin < 2
    opts = admOptions();
  end
  if ~(isnumeric(pattern) || islogical(pattern)) || ndims(pattern) > 2
    error('Adjoinery:pattern', 'A pattern is a matrix of numbers or truth values, whose nonzeros are meant.');
  end
  coloring = colors_of(sparse(pattern ~= 0), opts.coloringFunction, opts);
  count = size(pattern, 2);
  seed = sparse(1:count, coloring, 1, count, max([0, coloring]));
end

%!test
%! P = spdiags(ones(9, 3), -1:1, 9, 9);
%! [seed, coloring] = admColorSeed(P);
%! assert(size(seed), [9 3]);
%! f = @(x) x .* [0; x(1:8)] + [x(2:9); 0];
%! x = (1:9)';
%! J = admUncompressJac(admDiffFor(f, seed, x), P, coloring);
%! assert(full(J), admDiffFor(f, 1, x), 1e-14);
%! [seed, coloring] = admColorSeed(P.');
%! J = admUncompressJac(admDiffRev(f, seed.', x).', P.', coloring).';
%! assert(full(J), admDiffFor(f, 1, x), 1e-14);
%! [seed, coloring] = admColorSeed(P, admOptions('coloring', 1:9));
%! assert(full(seed), eye(9));
%!error <same group> admColorSeed([1 1; 0 1], admOptions('coloring', [1 1]))
%!error <has the size \[1 3\]> admColorSeed([1 1; 0 1], admOptions('coloring', [1 1 2]))
