% Derivatives of the short commands, compared with closed forms, differences and the complex step.
A = [1 2; 3 4; 5 7];
b = [1; 1; 2];
x = [1; -2];
near = @(a, b) assert(a, b, 1e-9 * max(1, norm(b(:), Inf)));

% An anonymous function with captured values, which are other ones in the second call.
[y, g] = adj.gradient(@(x) norm(A * x - b)^2, x);
near(y, norm(A * x - b)^2);
near(g, 2 * A' * (A * x - b));
b = [3; 2; 1];
[y, g] = adj.gradient(@(x) norm(A * x - b)^2, x);
near(g, 2 * A' * (A * x - b));

% Handles among the captured values, which capture the same name.
c = 3;
inner = @(u) u.^2 * c;
c = 5;
[y, g] = adj.gradient(@(x) c * sum(inner(x)), x);
near(g, 5 * 3 * 2 * x);

% A function in a file, by its handle and its name, with regard to several arguments.
write_file('tbx_quadratic.m', {'function [y, r] = tbx_quadratic(x, A)', '  r = A * x;', '  y = sum(r.^2);', 'end'});
[y, gx, gA] = adj.gradient(@tbx_quadratic, x, A);
near(gx, 2 * A' * A * x);
near(gA, 2 * A * x * x');
[y, gA] = adj.gradient('tbx_quadratic', x, A, 'wrt', 2);
near(gA, 2 * A * x * x');
[r, J] = adj.jacobian(@tbx_quadratic, x, A, 'output', 2);
near(r, A * x);
near(J, A);

% Functions as arguments; values that they capture come between those of other arguments.
write_file('tbx_apply.m', {'function y = tbx_apply(f, x, g, p)', '  y = f(x) * g(p);', 'end'});
k = 7;
[y, gx, gp] = adj.gradient(@tbx_apply, @(t) t^2 * c, 2, @(t) sin(k * t), 0.3, 'wrt', [2 4]);
near([y gx gp], [20 * sin(2.1), 20 * sin(2.1), 20 * 7 * cos(2.1)]);

% Structures and cells.
s = struct('a', 2, 'b', {{[1 2], 5}});
[y, gs] = adj.gradient(@(s) s.a * sum(s.b{1}) * s.b{2}, s);
near([gs.a, gs.b{1}, gs.b{2}], [15, 10, 10, 6]);
[y, J] = adj.jacobian(@(s) [s.a * s.b{1}.'; s.b{2}^2], s);
near(J, [1 2 0 0; 2 0 2 0; 0 0 0 10]);
[y, pull] = adj.vjp(@(x) struct('p', x.^2, 'q', {{sum(x)}}), x);
near(pull(struct('p', [1; 0], 'q', {{10}})), [12; 10]);

% Scalars, rows, columns, matrices, arrays without elements and of three dimensions.
for value = {3, [1 2 3], [1; 2], magic(3), ones(2, 2, 2)}
  [y, g] = adj.gradient(@(x) sum(x(:).^3), value{1});
  near(g, 3 * value{1}.^2);
  for mode = {'forward', 'reverse', 'auto'}
    [y, J] = adj.jacobian(@(x) x.^2, value{1}, 'mode', mode{1});
    near(J, diag(2 * value{1}(:)));
  end
end
[y, J] = adj.jacobian(@(x) x.^2, zeros(0, 1));
assert(size(J), [0 0]);
[y, g] = adj.gradient(@(x) sum(x), zeros(1, 0));
assert(size(g), [1 0]);

% Seeds.
f = @(x) [A * x; prod(x)];
full_one = [A; x(2), x(1)];
[y, J] = adj.jacobian(f, x, 'seed', [1; 1]);
near(J, full_one * [1; 1]);
[y, J] = adj.jacobian(f, x, 'seed', [1 0 0 2]);
near(J, [1 0 0 2] * full_one);

% Products, second derivatives.
[y, t] = adj.jvp(f, x, 'along', [1; 2]);
near(t, full_one * [1; 2]);
[y, t] = adj.jvp(@(x, y) x * y, 3, 4, 'wrt', [1 2], 'along', {1, 10});
near(t, 34);
[y, pull] = adj.vjp(f, x);
near(pull([1; 2; 3; 4]), full_one' * [1; 2; 3; 4]);
near(pull([0; 0; 0; 1]), full_one(4, :)');
[y, g, H] = adj.hessian(@(x) x(1)^2 * x(2) + exp(x(1)), x);
near(g, [2 * x(1) * x(2) + exp(1); x(1)^2]);
near(H, [2 * x(2) + exp(1), 2 * x(1); 2 * x(1), 0]);
near(adj.hessvec(@(x) x(1)^2 * x(2) + exp(x(1)), x, 'along', [1; 3]), H * [1; 3]);
[y, g, H] = adj.hessian(@(x, y) x * y^2, 2, 3, 'wrt', [1 2]);
near(H, [0 6; 6 4]);

% varargin: options come from adj.options.
[y, g] = adj.gradient(@(varargin) varargin{1} * varargin{2}^2, 2, 3, adj.options('wrt', 2));
near(g, 12);
[y, t] = adj.jvp(@(varargin) varargin{1} * varargin{2}^2, 2, 3, adj.options('wrt', 2, 'along', 1));
near(t, 12);

% Arguments that are left out.
write_file('tbx_default.m', {'function y = tbx_default(x, p)', '  if nargin < 2', '    p = 3;', '  end', '  y = x^p;', 'end'});
[y, g] = adj.gradient(@tbx_default, 2);
near(g, 12);
[y, g] = adj.gradient(@tbx_default, 2, 4);
near(g, 32);

% Complex values on the way to a real argument.
[y, g] = adj.gradient(@(x) real((x + 2i)^3), 1);
near(g, real(3 * (1 + 2i)^2));
assert(isreal(g));

% Complex results: along real arguments both parts are told, along complex ones the derivative of an analytic function.
[y, g] = adj.gradient(@(x) x * 1i, 2);
near(g, 1i);
[y, gx, gz] = adj.gradient(@(x, z) x * z, 2, 1 + 1i);
near([gx, gz], [1 + 1i, 2]);
[y, J, K] = adj.jacobian(@(x, z) x * z, 2, 1 + 1i, 'mode', 'reverse');
near([J, K], [1 + 1i, 2]);
for mode = {'forward', 'reverse'}
  [y, J] = adj.jacobian(@(z) [z(1)^2; z(2)], [1 + 2i; 3], 'mode', mode{1});
  near(J, [2 + 4i, 0; 0, 1]);
end

% Functions in structures and cells, with what they have captured; other functions of the same names.
write_file('tbx_model.m', {'function y = tbx_model(options, x)', '  y = options.fun(x) * options.a + options.list{2}(x) + numel(options.list{1});', 'end'});
q = 7;
options = struct('fun', @(t) q * t^2, 'a', 3);
options.list = {'abc', @(t) t^3, 5};
for q = [7 8]
  options.fun = @(t) q * t^2;
  [y, g] = adj.gradient(@tbx_model, options, 2, 'wrt', 2);
  near([y g], [q * 12 + 8 + 3, q * 12 + 12]);
  [y, g_options] = adj.gradient(@tbx_model, options, 2);
  near(g_options.a, q * 4);
  for mode = {'forward', 'reverse'}
    [y, J] = adj.jacobian(@tbx_model, options, 2, 'mode', mode{1});
    near(J, [q * 4, 0]);
  end
end
options.fun = @sin;
options(2).fun = @(t) exp(t) * options(1).a;
[y, g] = adj.gradient(@(x) options(1).fun(x) + options(2).fun(x), 2);
near(g, cos(2) + 3 * exp(2));

% Names that a written function needs, and the program has.
c = 2;
a = @(x) c * x;
a_c = 10;
[y, g] = adj.gradient(@(x) a(x) + a_c * x, 3);
near(g, 12);

% Results in varargout, and arguments in varargin.
write_file('tbx_results.m', {'function [a, varargout] = tbx_results(x, varargin)', '  a = x;', '  if nargout > 1', ...
  '    varargout{1} = [x^3; x * varargin{1}];', '  end', 'end'});
for mode = {'forward', 'reverse'}
  [y, J, K] = adj.jacobian(@tbx_results, 2, 5, adj.options('output', 2, 'mode', mode{1}));
  near([J, K], [12 0; 5 2]);
end
[y, pull] = adj.vjp(@tbx_results, 2, 5, adj.options('output', 2, 'wrt', 2));
near(pull([0; 1]), 2);
[y, g, H] = adj.hessian(@(varargin) varargin{1}^2 * varargin{2}^2, 2, 5, adj.options('wrt', [1 2]));
near(H, [50 40; 40 8]);

% Integers and text in a structure have no derivatives, and the program may reckon with them.
s = struct('a', 3, 't', int8(3), 'name', 'x');
f = @(s) s.a^2 * double(s.t) * numel(s.name);
for mode = {'forward', 'reverse'}
  [y, J] = adj.jacobian(f, s, 'mode', mode{1});
  near(J, 18);
end
[y, g, H] = adj.hessian(f, s);
near(H, 6);

% Second derivatives of functions whose tangents in many directions need more dimensions.
[y, g, H] = adj.hessian(@(x) prod(x), [1; 2; 3]);
near(H, [0 3 2; 3 0 1; 2 1 0]);

% Sparse arguments; single numbers.
[y, J] = adj.jacobian(@(x) x.^2, sparse([1 0; 0 2]));
near(full(J), diag([2 0 0 4]));
[y, J] = adj.jacobian(@(x) x.^2, single([2; 3]));
assert(J, single(diag([4 6])));

% Optimisers and solvers.
rosenbrock = @(x) 100 * (x(2) - x(1)^2)^2 + (1 - x(1))^2;
assert(fminunc(adj.objective(rosenbrock), [-1; 2], optimset('GradObj', 'on')), [1; 1], 1e-3);
assert(sqp([-1.2; 1], adj.objective(rosenbrock, 'for', 'sqp')), [1; 1], 1e-4);
circle = @(x, r) [x(1)^2 + x(2)^2 - r^2; x(1) - x(2)];
assert(fsolve(adj.residual(circle, 2), [1; 0], optimset('Jacobian', 'on')), [1; 1] * sqrt(2), 1e-5);
disp('passed');
