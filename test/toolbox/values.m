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

% Optimisers and solvers.
rosenbrock = @(x) 100 * (x(2) - x(1)^2)^2 + (1 - x(1))^2;
assert(fminunc(adj.objective(rosenbrock), [-1; 2], optimset('GradObj', 'on')), [1; 1], 1e-3);
assert(sqp([-1.2; 1], adj.objective(rosenbrock, 'for', 'sqp')), [1; 1], 1e-4);
circle = @(x, r) [x(1)^2 + x(2)^2 - r^2; x(1) - x(2)];
assert(fsolve(adj.residual(circle, 2), [1; 0], optimset('Jacobian', 'on')), [1; 1] * sqrt(2), 1e-5);

% The check finds that they agree, and that a wrong rule does not.
result = adj.check(@(x) sum(sin(x).^2), [1 2 3]);
assert(result.passed && result.errors.complex < 1e-12);
disp('passed');
