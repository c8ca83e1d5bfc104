function [y, g, H] = hessian(f, varargin)
  % adj.hessian  The value of a function with one number as its result, its gradient and its Hessian.
  %   [y, g, H] = adj.hessian(f, x1, x2, …): g has the size of x1, H is numel(x1) by numel(x1).
  %   … = adj.hessian(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes' and 'set' of adj.gradient. With several
  %   positions in 'wrt' g is a cell, and H is that of all numbers in these arguments, in order. And
  %     'pattern'  a symmetric matrix whose nonzeros tell where H may have some, or 'detect': H is sparse then, and found by
  %                few products (a star colouring, adj.color), as with adj.jacobian
  %     'check'    'on' or 'off', as with adj.jacobian
  %
  %   Errors: those of adj.gradient, Adjoinery:pattern, and Adjoinery:complex for complex results and arguments.
  %
  %   Example:
  %     [y, g, H] = adj.hessian(@(x) x(1)^2 * x(2), [1; 2])   % g = [4; 1], H = [4 2; 2 0]
  %
  %   See also: adj.gradient, adj.hessvec, adj.color
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'pattern', 'check'}, {[], 1, 'auto', {}, [], 'on'});
  wrt = adj.internal.positions(options.wrt, 1, args);
  if isempty(options.pattern)
    [g, H, ~, states] = adj.internal.hessian_product(f, args, wrt, options, speye(numel(adj.internal.numbers(args(wrt)))));
  else
    [g, H] = adj.internal.sparse_hessian(f, args, wrt, options);
    states = [];
  end
  if ~isempty(states)
    % The value of the same random numbers.
    rng(states);
  end
  % Behind the derivative, which notices changes of the program.
  y = adj.internal.refuse_complex(f, args, wrt, options.output, 'adj.hessian');
  H = adj.internal.in_class_of({y}, H);
  if numel(wrt) == 1
    g = g{1};
  end
end

%!test
%! [y, g, H] = adj.hessian(@(x) x(1)^2 * x(2), [1; 2]);
%! assert(y, 2);
%! assert(g, [4; 1], 1e-14);
%! assert(H, [4 2; 2 0], 1e-14);
%!test # of several arguments
%! [y, g, H] = adj.hessian(@(x, p) sum(x.^2) * p, [1 2], 3, 'wrt', [1 2]);
%! assert(g, {[6 12], 5});
%! assert(H, [6 0 2; 0 6 4; 2 4 0]);
%!test # sparse, by a star colouring
%! x = (1:8)';
%! [y, g, H] = adj.hessian(@(x) sum(x(1:7).^2 .* x(2:8)), x, 'pattern', 'detect');
%! assert(issparse(H));
%! assert(full(H), diag(2 * [x(2:8); 0]) + diag(2 * x(1:7), 1) + diag(2 * x(1:7), -1), 1e-13);
%!test # one number, and one without second derivatives
%! [y, g, H] = adj.hessian(@(x) sin(x), 1);
%! assert(H, -sin(1), 1e-15);
%! [y, g, H] = adj.hessian(@(x) sum(x), [1 2]);
%! assert(H, zeros(2));
%!test # of random numbers, which are those of the value
%! [y, g, H] = adj.hessian(@(x) x^2 * rand(), 3);
%! assert([g, H], [2 / 3, 2 / 9] * y, 1e-14);
%!test # in the class of the value
%! [y, g, H] = adj.hessian(@(x) sum(x.^2.5), single([2; 3]));
%! assert({class(y), class(g), class(H)}, {'single', 'single', 'single'});
%!error <one number> adj.hessian(@(x) x.^2, [1 2])
%!error <real result> adj.hessian(@(x) 1i * x, 1)
