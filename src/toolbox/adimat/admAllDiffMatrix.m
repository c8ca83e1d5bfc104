function [M, names] = admAllDiffMatrix(f, varargin)
  % admAllDiffMatrix  How far the Jacobians of all drivers are from each other.
  %   [M, names] = admAllDiffMatrix(f, x1, …, xN, opts): M(i, j) is the largest difference between the Jacobians of two drivers
  %   over the largest number of both, NaN where a driver fails; names tells the drivers in order.
  %   Options of admOptions: x_modes (as of admAllDiff), x_metric (a function of two matrices, in the place of that quotient),
  %   x_truth (a Jacobian that is compared with the others, last).
  %
  %   Errors: those of admAllDiff.
  %
  %   Example:
  %     M = admAllDiffMatrix(@(x) [x(1) * x(2); sin(x(1))], [0; 2])   % about 1e-11 beside differences, else about 1e-16
  %
  %   See also: admAllDiff, adj.check
  [args, opts] = with_options(varargin);
  modes = 'Ffrdc';
  if isfield(opts, 'x_modes')
    modes = opts.x_modes;
  end
  all_of = cell(1, 5);
  [all_of{:}] = admAllDiff(f, args{:}, opts);
  names = {'admDiffFor', 'admDiffVFor', 'admDiffRev', 'admDiffFD', 'admDiffComplex'};
  keep = ismember('Ffrdc', modes);
  all_of = all_of(keep);
  names = names(keep);
  if isfield(opts, 'x_truth')
    all_of{end + 1} = opts.x_truth;
    names{end + 1} = 'x_truth';
  end
  metric = @distance;
  if isfield(opts, 'x_metric')
    metric = opts.x_metric;
  end
  count = numel(all_of);
  M = NaN(count);
  for i = 1:count
    for j = 1:count
      if isequal(size(all_of{i}), size(all_of{j})) && ~isempty(all_of{i})
        M(i, j) = metric(all_of{i}, all_of{j});
      end
    end
  end
end

function d = distance(A, B)
  largest = full(max([abs(A(:)); abs(B(:))]));
  d = full(max(abs(A(:) - B(:)))) / max(largest, realmin());
end

%!test
%! f = @(x) [x(1) * x(2); sin(x(1))];
%! [M, names] = admAllDiffMatrix(f, [0.3; 2]);
%! assert(size(M), [5 5]);
%! assert(all(M(:) < 1e-9));
%! [M, names] = admAllDiffMatrix(f, [0.3; 2], admOptions('x_modes', 'rd', 'x_truth', [2 0.3; cos(0.3) 0]));
%! assert(names, {'admDiffRev', 'admDiffFD', 'x_truth'});
%! assert(M(1, 3), 0, 1e-15);
