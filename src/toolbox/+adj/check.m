function result = check(f, varargin)
  % adj.check  Compare the adjoint of a function with its tangent, with differences and with the complex step.
  %   adj.check(f, x1, x2, …) prints a table; result = adj.check(…) gives it as a structure with the fields products
  %   (a_y' * t_y by each route: adjoint, tangent, differences, complex), errors (relative to the adjoint) and passed. The direction
  %   and the seed are random. The complex step is left out (NaN) where the function is not analytic, or takes no complex numbers.
  %   … = adj.check(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes' and 'set' of adj.gradient, and
  %     'tolerance'   the greatest relative error of differences: 1e-6
  %
  %   Example:
  %     adj.check(@(x) sum(sin(x).^2), [1 2 3])
  %
  %   See also: adj.gradient, adj.vjp, adj.jvp
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'tolerance'}, {[], 1, 'auto', {}, 1e-6});
  wrt = adj.internal.positions(options.wrt, 1, numel(args));
  given = adj.options('wrt', wrt, 'output', options.output, 'shapes', options.shapes, 'set', options.set);
  x = adj.internal.numbers(args(wrt));
  direction = randn(size(x));
  along = adj.internal.spread(args, wrt, direction);
  [y, pull] = adj.vjp(f, args{:}, given);
  seed = randn(size(adj.internal.numbers(y)));
  gradients = cell(1, numel(wrt));
  [gradients{:}] = pull(adj.internal.with_numbers(y, seed));
  products.adjoint = adj.internal.numbers(gradients).' * direction;
  if numel(wrt) == 1
    along = along{1};
  end
  [~, t] = adj.jvp(f, args{:}, adj.options('wrt', wrt, 'output', options.output, 'shapes', options.shapes, 'set', options.set, 'along', along));
  products.tangent = seed.' * adj.internal.numbers(t);
  at = @(h) seed.' * adj.internal.numbers(moved(f, args, wrt, x + h * direction, options.output));
  h = eps^(1 / 5) * max(1, norm(x, Inf)) / max(norm(direction, Inf), realmin());
  products.differences = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
  products.complex = NaN;
  if isreal(x)
    try
      step = 1e-30;
      products.complex = imag(seed.' * complex_numbers(moved(f, args, wrt, x + 1i * step * direction, options.output))) / step;
    catch
      % It takes no complex numbers.
    end
  end
  size_of = max([abs(products.adjoint), abs(products.differences), realmin()]);
  errors = structfun(@(it) abs(it - products.adjoint) / size_of, products, 'UniformOutput', false);
  if ~(errors.complex < options.tolerance)
    errors.complex = NaN;
    products.complex = NaN;
  end
  result = struct('products', products, 'errors', errors, 'passed', errors.tangent < 1e-10 && errors.differences < options.tolerance);
  if nargout == 0
    fprintf('%-12s %22s %10s\n', 'route', 'seed * J * direction', 'error');
    for name = fieldnames(products).'
      fprintf('%-12s %22.15g %10.1e\n', name{1}, products.(name{1}), errors.(name{1}));
    end
    if result.passed
      fprintf('the derivatives agree\n');
    else
      fprintf('the derivatives DIFFER\n');
    end
    clear result;
  end
end

% The function with other numbers in its arguments.
function y = moved(f, args, wrt, x, output)
  args(wrt) = adj.internal.spread(args, wrt, x);
  y = adj.internal.value_of(f, args, output);
end

function column = complex_numbers(value)
  if iscell(value)
    parts = cellfun(@complex_numbers, value(:), 'UniformOutput', false);
    column = vertcat(zeros(0, 1), parts{:});
  elseif isstruct(value)
    column = complex_numbers(struct2cell(value(:)));
  else
    column = value(:);
  end
end
