% The first hour of a newcomer: install the package, take derivatives, and give them to optimisers and solvers.
folder = [pwd(), '/packages'];
mkdir(folder);
pkg('prefix', folder, folder);
pkg('local_list', [folder, '/list']);
pkg('global_list', [folder, '/no-list']);
pkg('install', '-local', getenv('ADJOINERY_PACKAGE'));
pkg('load', 'adjoinery');
assert(adj.doctor());
near = @(a, b, tolerance) assert(full(a), full(b), tolerance * max(1, norm(full(b(:)), Inf)));

% A gradient of an anonymous function.
A = [1 2; 3 4];
b = [1; 1];
[y, g] = adj.gradient(@(x) norm(A * x - b)^2, [1; 0]);
assert([y; g], [4; 12; 16], 1e-12);

% A fit with fminunc and the gradient: the rate and the size of a decay.
t = (0:0.25:5)';
data = 3 * exp(-0.7 * t);
misfit = @(p) sum((p(1) * exp(-p(2) * t) - data).^2);
[p, value, info] = fminunc(adj.objective(misfit), [1; 1], optimset('GradObj', 'on'));
assert(info > 0);
near(p, [3; 0.7], 1e-4);

% A sparse Jacobian for fsolve: a chain of springs, in a file.
id = fopen('chain.m', 'w');
fprintf(id, 'function r = chain(u, load)\n  n = numel(u);\n  left = [0; u(1:n - 1)];\n  right = [u(2:n); 0];\n');
fprintf(id, '  r = 2 * u - left - right + 0.1 * u.^3 - load;\nend\n');
fclose(id);
n = 200;
u = fsolve(adj.residual(@chain, 0.01, 'pattern', 'detect'), zeros(n, 1), optimset('Jacobian', 'on', 'TolFun', 1e-12));
assert(norm(chain(u, 0.01)) < 1e-8);
[r, J] = adj.jacobian(@chain, u, 0.01, 'pattern', 'detect');
assert(issparse(J));
near(J, spdiags([-ones(n, 1), 2 + 0.3 * u.^2, -ones(n, 1)], -1:1, n, n), 1e-13);

% A Hessian for Newton's method.
x = [-1.2; 1];
for k = 1:10
  [y, g, H] = adj.hessian(@(x) 100 * (x(2) - x(1)^2)^2 + (1 - x(1))^2, x);
  x = x - H \ g;
end
near(x, [1; 1], 1e-12);

% A check, with its picture.
result = adj.check(@chain, u, 0.01, 'wrt', [1 2], 'plot', 'errors.svg');
assert(result.passed);
assert(~isempty(strfind(fileread('errors.svg'), 'polyline')));

% The tasks of ADiMat's handbook.
adj.adimat
id = fopen('polynomial.m', 'w');
fprintf(id, 'function z = polynomial(a, x)\n  n = numel(x);\n  z = zeros(n, 1);\n  for k = 1:n\n');
fprintf(id, '    z(k) = a(1) + a(2) * x(k)^2;\n    if k > 1\n      z(k) = z(k) + a(3) * x(k) * x(k - 1);\n    end\n  end\nend\n');
fclose(id);
a = [2 3 5];
x = (1:5)' / 2;
Jx = diag(6 * x + [0; 5 * x(1:4)]) + diag(5 * x(2:5), -1);
Ja = [ones(5, 1), x.^2, [0; x(2:5) .* x(1:4)]];
% The full Jacobian.
[J, z] = admDiffRev(@polynomial, 1, a, x);
near(J, [Ja, Jx], 1e-13);
near(z, Ja * a', 1e-13);
near(admDiffFor(@polynomial, 1, a, x), J, 1e-13);
near(admDiffVFor(@polynomial, 1, a, x), J, 1e-13);
near(admDiffFD(@polynomial, 1, a, x), J, 1e-7);
near(admDiffComplex(@polynomial, 1, a, x), J, 1e-13);
% A seed.
options = admOptions('independents', 2);
near(admDiffFor(@polynomial, ones(5, 1), a, x, options), Jx * ones(5, 1), 1e-13);
near(admDiffRev(@polynomial, ones(1, 5), a, x, options), ones(1, 5) * Jx, 1e-13);
% Compression.
pattern = spdiags(ones(5, 2), [-1 0], 5, 5);
[seed, colors] = admColorSeed(pattern);
near(admUncompressJac(admDiffFor(@polynomial, seed, a, x, options), pattern, colors), Jx, 1e-13);
near(admDiffFor(@polynomial, @cpr, a, x, admOptions(options, 'JPattern', pattern)), Jx, 1e-13);
% The Hessian of a Lagrangian, and differences of an adjoint.
lambda = [1 -2 0.5 3 1];
H = 6 * diag(lambda) + 5 * diag(lambda(2:5), 1) + 5 * diag(lambda(2:5), -1);
near(admHessian(@polynomial, {lambda, 1, 1}, a, x, options), H, 1e-12);
near(admDiffFD(@admDiffRev, 1, @(x) lambda * polynomial(a, x), 1, x, admOptions('i', 3)), H, 1e-7);
disp('passed');
