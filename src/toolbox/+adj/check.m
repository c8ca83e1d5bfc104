function result = check(f, varargin)
  % adj.check  Compare the adjoint of a function with its tangent, with differences and with the complex step.
  %   adj.check(f, x1, x2, …) prints a table; result = adj.check(…) gives it as a structure with the fields products
  %   (a_y' * t_y by each route: adjoint, tangent, differences, complex), errors (relative to the adjoint) and passed. The direction
  %   and the seed are the same in each call. The complex step is left out (NaN) where the function is not analytic, or takes no
  %   complex numbers, or where numbers are complex; then products are real parts.
  %   … = adj.check(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes' and 'set' of adj.gradient, and
  %     'tolerance'   the greatest relative error of differences: 1e-6, of numbers of class single 1e-3
  %     'plot'        true: a figure with the errors of differences and complex steps against the step, and lines for those of the
  %                   adjoint and the tangent; or the name of a file for it, 'errors.svg', which needs no graphics
  %
  %   Errors: those of adj.gradient and adj.jvp; Adjoinery:plot where there is no figure.
  %
  %   Example:
  %     adj.check(@(x) sum(sin(x).^2), [1 2 3])
  %     adj.check(@(x) sum(sin(x).^2), [1 2 3], 'plot', 'errors.svg')
  %
  %   See also: adj.gradient, adj.vjp, adj.jvp
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'tolerance', 'plot'}, ...
    {[], 1, 'auto', {}, [], false});
  wrt = adj.internal.positions(options.wrt, 1, args);
  how = {'wrt', wrt, 'output', options.output, 'shapes', options.shapes, 'set', options.set};
  x = adj.internal.numbers(args(wrt));
  direction = numbers_like(x, 1);
  [y, pull] = adj.vjp(f, args{:}, adj.options(how{:}));
  seed = numbers_like(adj.internal.numbers(y), 3);
  gradients = cell(1, numel(wrt));
  [gradients{:}] = pull(adj.internal.with_numbers(y, seed));
  products.adjoint = real(adj.internal.numbers(gradients).' * direction);
  along = adj.internal.spread(args, wrt, direction);
  if numel(wrt) == 1
    along = along{1};
  end
  [~, t] = adj.jvp(f, args{:}, adj.options(how{:}, 'along', along));
  products.tangent = real(seed.' * adj.internal.numbers(t));
  is_single = has_single({y, args{wrt}});
  unit = eps();
  allowed = [1e-10, 1e-6];
  if is_single
    unit = double(eps('single'));
    allowed = [1e-4, 1e-3];
  end
  if ~isempty(options.tolerance)
    allowed(2) = options.tolerance;
  end
  at = @(h) seed.' * adj.internal.numbers(moved(f, args, wrt, x + h * direction, options.output));
  scale = max(1, norm(x, Inf)) / max(norm(direction, Inf), realmin());
  products.differences = adj.internal.central_difference(at, unit^(1 / 5) * scale);
  products.complex = NaN;
  if isreal(x) && isreal(seed)
    products.complex = adj.internal.complex_step(at, 1e-30);
  end
  size_of = max([abs(products.adjoint), abs(products.differences), realmin()]);
  errors = structfun(@(it) abs(it - products.adjoint) / size_of, products, 'UniformOutput', false);
  if ~(errors.complex < allowed(2))
    errors.complex = NaN;
    products.complex = NaN;
  end
  passed = errors.tangent < allowed(1) && errors.differences < allowed(2);
  result = struct('products', products, 'errors', errors, 'passed', passed);
  if ~isequal(options.plot, false)
    adj.internal.draw_errors(options.plot, products, size_of, at, scale);
  end
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

% Numbers without a pattern, of both signs, and complex where those are that they go with.
function v = numbers_like(values, stream)
  count = numel(values);
  v = 2 * (adj.internal.probe(count, stream) - 1);
  if ~isreal(values)
    v = v + 2i * (adj.internal.probe(count, stream + 1) - 1);
  end
end

% The function with other numbers in its arguments.
function y = moved(f, args, wrt, x, output)
  args(wrt) = adj.internal.spread(args, wrt, x);
  y = adj.internal.value_of(f, args, output);
end

function yes = has_single(value)
  if isstruct(value)
    value = struct2cell(value(:));
  end
  if iscell(value)
    yes = any(cellfun(@has_single, value(:)));
  else
    yes = isa(value, 'single');
  end
end

%!test # a table, of all routes
%! result = adj.check(@(x) sum(sin(x).^2), [1 2 3]);
%! assert(result.passed && result.errors.complex < 1e-12);
%! assert(result, adj.check(@(x) sum(sin(x).^2), [1 2 3]));
%! assert(~isempty(strfind(evalc('adj.check(@(x) sum(sin(x).^2), [1 2 3]);'), 'the derivatives agree')));
%!test # single and complex numbers, and functions that are not analytic
%! result = adj.check(@(x) sum(x.^2.5), single([2; 3]));
%! assert(result.passed);
%! for f = {@(z) abs(z)^2, @(z) z^2, @(z) conj(z)^2 * z}
%!   result = adj.check(f{1}, 1 + 2i);
%!   assert(result.passed);
%! end
%! result = adj.check(@(x) sum(abs(x)), [1 -2]);
%! assert(result.passed && isnan(result.products.complex));
%!test # structures, and several arguments
%! result = adj.check(@(s, k) s.a * s.b{2} * k, struct('a', 2, 'b', {{'x', [1 2]}}), 3, 'wrt', [1 2]);
%! assert(result.passed);
%!test # a picture
%! file = [tempname(), '.svg'];
%! adj.check(@(x) sum(sin(x).^2), [1 2 3], 'plot', file);
%! text = fileread(file);
%! delete(file);
%! assert(numel(strfind(text, '<polyline')), 6);
%!error <takes true> adj.check(@(x) x, 1, 'plot', 'errors.png')
