% The tasks of ADiMat's handbook, by drivers with ADiMat's names.
write_file('adm_circuit.m', {'function [y, s] = adm_circuit(x, p, n)', '  y = zeros(n, 1);', '  for k = 1:n', ...
  '    y(k) = x(k)^2 * p(1) + sin(x(k + 1)) * p(2);', '  end', '  s = struct(''norm'', sum(y.^2), ''parts'', {{y(1), x(2) * x(1)}});', 'end'});
n = 4;
x = (1:5)' / 3;
p = [2 3];
Jx = diag(2 * p(1) * x(1:4)) * eye(4, 5);
Jx = Jx + [zeros(4, 1), diag(p(2) * cos(x(2:5)))];
y = x(1:4).^2 * p(1) + sin(x(2:5)) * p(2);
near = @(a, b, e) assert(full(a), full(b), e * max(1, norm(full(b(:)), Inf)));

% The full Jacobian of the first result, by the first argument, by all drivers.
o = admOptions('i', 1, 'd', 1);
for driver = {@admDiffRev, @admDiffFor, @admDiffVFor, @admDiffComplex, @admDiffFD, @admDiff}
  tolerance = 1e-13;
  if isequal(driver{1}, @admDiffFD)
    tolerance = 1e-8;
  end
  for name = {@adm_circuit, 'adm_circuit'}
    [J, r] = driver{1}(name{1}, 1, x, p, n, o);
    near(J, Jx, tolerance);
    near(r, y, 1e-14);
  end
end

% Both arguments and both results: a structure counts by its numbers.
Jp = [x(1:4).^2, sin(x(2:5))];
whole = [Jx, Jp; 2 * y' * [Jx, Jp]; Jx(1, :), Jp(1, :); x(2), x(1), 0 0 0 0 0];
for driver = {@admDiffRev, @admDiffFor, @admDiffComplex}
  [J, r, s] = driver{1}(@adm_circuit, 1, x, p, n, admOptions('i', [1 2]));
  near(J, whole, 1e-13);
  near(r, y, 1e-14);
  assert(s.parts{2}, x(1) * x(2), 1e-15);
end
near(admDiffFor(@adm_circuit, 1, x, p, n), [whole, zeros(7, 1)], 1e-13);
[J, r, s] = admDiffRev(@adm_circuit, 1, x, p, n, o);
assert(s.parts{2}, x(1) * x(2), 1e-15);

% Seeds: one gradient of a weighted sum, one direction, several.
near(admDiffRev(@adm_circuit, [1 2 3 4], x, p, n, o), [1 2 3 4] * Jx, 1e-13);
near(admDiffFor(@adm_circuit, ones(5, 1), x, p, n, o), sum(Jx, 2), 1e-13);
near(admDiffVFor(@adm_circuit, magic(5), x, p, n, o), Jx * magic(5), 1e-13);
near(admDiffFD(@adm_circuit, ones(5, 1), x, p, n, o), sum(Jx, 2), 1e-8);

% Compression: by the option alone, by a function in the place of the seed, by given colours, by hand.
P = sparse(Jx ~= 0);
for driver = {@admDiffRev, @admDiffFor, @admDiffComplex, @admDiffFD}
  near(driver{1}(@adm_circuit, 1, x, p, n, admOptions(o, 'JPattern', P)), Jx, 1e-8);
  near(driver{1}(@adm_circuit, @cpr, x, p, n, admOptions(o, 'JPattern', P)), Jx, 1e-8);
end
[count, colors] = cpr(P);
assert(count, 2);
near(admDiffFor(@adm_circuit, 1, x, p, n, admOptions(o, 'JPattern', P, 'coloring', 1:5)), Jx, 1e-13);
own = @(A, more) deal(0, (1:size(A, 2)) + more);
near(admDiffFor(@adm_circuit, 1, x, p, n, admOptions(o, 'JPattern', P, 'coloringFunction', own, 'coloringFunctionArgs', {2})), Jx, 1e-13);
[S, colors] = admColorSeed(P);
near(admUncompressJac(admDiffFor(@adm_circuit, S, x, p, n, o), P, colors), Jx, 1e-13);
B = P;
B(2, 3) = false;
for driver = {@admDiffRev, @admDiffFor}
  try
    driver{1}(@adm_circuit, 1, x, p, n, admOptions(o, 'JPattern', B));
    error('no error');
  catch problem
    assert(problem.identifier, 'Adjoinery:pattern');
  end
end

% Hessians: of a Lagrangian, and by differences of a driver.
lambda = [1 -2 3 0.5];
H = diag([lambda, 0] .* [2 * p(1) * ones(1, 4), 0]) - diag([0, lambda] .* [0, p(2) * sin(x(2:5))']);
near(admHessian(@adm_circuit, {lambda, 1, 1}, x, p, n, o), H, 1e-13);
near(admHessFor(@adm_circuit, {lambda, 1, 1}, x, p, n, o), H, 1e-13);
near(admHessian(@adm_circuit, {lambda, 1, 1}, x, p, n, admOptions(o, 'hessianStrategy', 'fd')), H, 1e-7);
write_file('adm_energy.m', {'function y = adm_energy(x)', '  y = sum(x.^3) + x(1) * x(2);', 'end'});
H = diag(6 * x) + blkdiag([0 1; 1 0], zeros(3));
near(admDiffFD(@admDiffRev, 1, @adm_energy, 1, x, admOptions('i', 3)), H, 1e-8);
near(admDiffFD(@admDiffVFor, 1, @adm_energy, 1, x, admOptions('i', 3)), H, 1e-8);
near(admDiffComplex(@admDiffFor, 1, @adm_energy, 1, x, admOptions('i', 3)), H, 1e-13);
for strategy = {'t1rev', 't2for', 'for2', 'fd', 'cv'}
  near(admHessian(@adm_energy, 1, x, admOptions('hessianStrategy', strategy{1})), H, 1e-8);
end

% Rows, matrices, scalars, arrays without elements; functions among the arguments.
for value = {3, [1 2 3], [1; 2], magic(3), zeros(0, 1), zeros(1, 0)}
  v = value{1};
  for driver = {@admDiffRev, @admDiffFor, @admDiffComplex}
    near(driver{1}(@(x) x.^2, 1, v), diag(2 * v(:)), 1e-14);
  end
end
near(admDiffRev(@(f, x) f(x) * x, 1, @(t) t^2, 3), 27, 1e-14);

% The options of a driver must not be changed by another call, and errors name the sizes.
near(admDiffFor(@adm_circuit, 1, x, p, n, admOptions('i', 2, 'd', 1)), Jp, 1e-13);
assert(admOptions().independents, []);
try
  admDiffFor(@adm_circuit, ones(4, 1), x, p, n, o);
  error('no error');
catch problem
  assert(problem.identifier, 'Adjoinery:seedSize');
  assert(~isempty(strfind(problem.message, '5 rows')) && ~isempty(strfind(problem.message, '4 by 1')));
end
s = o;
s.indepents = 3;
try
  admDiffFor(@adm_circuit, 1, x, p, n, s);
  error('no error');
catch problem
  assert(problem.identifier, 'Adjoinery:options');
end
disp('passed');
