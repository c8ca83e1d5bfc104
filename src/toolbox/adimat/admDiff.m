function [J, varargout] = admDiff(f, seed, varargin)
  % admDiff  A Jacobian by the driver that fits.
  %   [J, r1, r2, …] = admDiff(f, S, x1, …, xN, opts): the option 'mode' names the driver: 'r' admDiffRev, 'f' admDiffVFor, 'F'
  %   admDiffFor, 'd' admDiffFD, 'c' admDiffComplex. Without it, a seed that is a matrix decides: with one row for each number of the
  %   arguments J * S is given, by forward mode; with one column for each number of the results S * J, by reverse mode; where both
  %   fit, J * S. With S = 1 reverse mode is taken where the results have less than reverseModeSwitch (0.5) times as many numbers
  %   as the arguments; with JPattern the groups of rows and of columns are compared.
  %
  %   Errors: those of the drivers.
  %
  %   Example:
  %     [J, y] = admDiff(@(x) sum(x.^2), 1, 1:5)   % one reverse sweep: 2 4 6 8 10
  %
  %   See also: admDiffRev, admDiffVFor, admDiffFD, admDiffComplex, admOptions
  p = problem_of(f, varargin);
  mode = p.opts.mode;
  if isempty(mode)
    mode = mode_of(p, seed);
  end
  varargout = cell(1, max(0, nargout - 1));
  switch mode
    case 'r'
      driver = @admDiffRev;
    case 'f'
      driver = @admDiffVFor;
    case 'F'
      driver = @admDiffFor;
    case 'd'
      driver = @admDiffFD;
    case 'c'
      driver = @admDiffComplex;
    otherwise
      error('Adjoinery:options', 'The option ''mode'' of admDiff is ''r'', ''f'', ''F'', ''d'' or ''c''.');
  end
  [J, varargout{:}] = driver(f, seed, varargin{:});
end

function mode = mode_of(p, seed)
  mode = 'f';
  is_matrix = isnumeric(seed) && ~isequal(seed, 1);
  if is_matrix && size(seed, 1) == p.width
    return;
  end
  plan = plan_of(p, seed, 2);
  if ~isempty(plan.pattern)
    width = max([0, plan.colors]);
    height = max([0, colors_of(plan.pattern.', p.opts.coloringFunction, p.opts)]);
  else
    results = values_of(p, 1);
    width = p.width;
    height = numel(numbers_of(results(p.outputs)));
  end
  if is_matrix && ~isempty(plan.pattern)
    height = size(plan.pattern, 1);
  end
  if is_matrix && size(seed, 2) == height
    mode = 'r';
  elseif is_matrix
    error('Adjoinery:seedSize', 'The seed must have %d rows (J * S) or %d columns (S * J); it is %d by %d.', p.width, height, size(seed));
  elseif height < p.opts.reverseModeSwitch * width
    mode = 'r';
  end
end

%!test
%! [J, y] = admDiff(@(x) sum(x.^2), 1, 1:5);
%! assert(J, 2:2:10);
%! assert(y, 55);
%! f = @(x) [x(1) * x(2); sin(x(3))];
%! D = [2 1 0; 0 0 cos(3)];
%! x = [1; 2; 3];
%! assert(admDiff(f, 1, x), D, 1e-14);
%! assert(admDiff(f, [1; 2; 3], x), D * [1; 2; 3], 1e-14);
%! assert(admDiff(f, [4 5], x), [4 5] * D, 1e-14);
%! for mode = 'rfFdc'
%!   assert(admDiff(f, 1, x, admOptions('mode', mode)), D, 1e-7);
%! end
%! P = sparse(ones(1, 4)); P(2:4, 2:4) = eye(3);
%! g = @(x) [sum(x); x(2:4).^2];
%! assert(full(admDiff(g, 1, (1:4)', admOptions('JPattern', P))), [1 1 1 1; zeros(3, 1), 2 * diag(2:4)], 1e-14);
%!error <3 rows.*2 columns.*4 by 4> admDiff(@(x) x(1:2), ones(4), [1; 2; 3])
%!error <'mode' of admDiff> admDiff(@(x) x, 1, 3, admOptions('m', 'q'))
