% Sparse Jacobians and Hessians by few products, compared with closed forms and with full ones; patterns that stop to hold.
near = @(a, b) assert(full(a), full(b), 1e-11 * max(1, full(max([0; abs(b(:))]))));

% Two diagonals: derivatives that are zero at this point are in the pattern, too.
write_file('tbx_bidiagonal.m', {'function y = tbx_bidiagonal(x)', '  y = x.^2;', '  y(2:end) = y(2:end) + sin(x(1:end - 1));', 'end'});
x = linspace(0, 1, 50)';
expected = spdiags([[cos(x(1:end - 1)); 0], 2 * x], [-1 0], 50, 50);
for mode = {'auto', 'forward', 'reverse'}
  [y, J] = adj.jacobian(@tbx_bidiagonal, x, 'pattern', 'detect', 'mode', mode{1});
  assert(issparse(J));
  near(J, expected);
  [y, J] = adj.jacobian(@tbx_bidiagonal, x - 1, 'pattern', expected + speye(50), 'mode', mode{1}, 'check', 'off');
  near(J, spdiags([[cos(x(1:end - 1) - 1); 0], 2 * x - 2], [-1 0], 50, 50));
end

% A pattern that changes with a branch is detected again, and joined with the one kept.
write_file('tbx_branch.m', {'function y = tbx_branch(x)', '  y = x.^2;', '  if x(1) > 1', '    y(end) = y(end) + x(2);', '  end', 'end'});
[y, J] = adj.jacobian(@tbx_branch, [0.5; 2; 3], 'pattern', 'detect');
near(J, diag([1 4 6]));
[y, J] = adj.jacobian(@tbx_branch, [1.5; 2; 3], 'pattern', 'detect');
near(J, [3 0 0; 0 4 0; 0 1 6]);
for call = {@() adj.jacobian(@tbx_branch, [1.5; 2; 3], 'pattern', speye(3)), @() adj.jacobian(@tbx_branch, [1.5; 2; 3], 'pattern', speye(4)), ...
    @() adj.jacobian(@tbx_branch, [1.5; 2; 3; 4], 'pattern', sparse(ones(3, 4)))}
  try
    call{1}();
    error('No error is raised.');
  catch problem
    assert(problem.identifier, 'Adjoinery:pattern');
  end
end

% A kept pattern is detected again for other captured values where nothing checks it.
for kind = {'jacobian', 'hessian'}
  for A = {eye(2), [1 1; 1 1], [2 1; 1 1]}
    A = A{1};
    inner = @(x) A * x;
    if strcmp(kind{1}, 'jacobian')
      [y, J] = adj.jacobian(@(x) inner(x), [1; 2], 'pattern', 'detect', 'check', 'off');
      near(J, A);
    else
      [y, g, J] = adj.hessian(@(x) x.' * A * x, [1; 2], 'pattern', 'detect', 'check', 'off');
      near(J, A + A.');
    end
  end
end

% One dense row and one dense column: rows and columns together.
arrow = @(x) [sum(x.^2); x(2:end).^2 * x(1)];
x = (1:12)';
[y, J] = adj.jacobian(arrow, x, 'pattern', 'detect');
[y, full_one] = adj.jacobian(arrow, x);
near(J, full_one);

% Several arguments, and complex numbers.
[y, J, K] = adj.jacobian(@(x, p) [x(1) * p; x(2)], [2; 3], 4, 'pattern', 'detect');
near(J, [4 0; 0 1]);
near(K, [2; 0]);
for mode = {'forward', 'reverse'}
  [y, J] = adj.jacobian(@(x) x * (1 + 2i), [1; 2], 'mode', mode{1});
  near(J, eye(2) * (1 + 2i));
end

% Hessians.
rosenbrock = @(x) sum((x(2:end) - x(1:end - 1).^2).^2) + sum((1 - x).^2);
x = linspace(-1, 1, 30)';
[y, g, expected] = adj.hessian(rosenbrock, x);
[y, g_sparse, H] = adj.hessian(rosenbrock, x, 'pattern', 'detect');
assert(issparse(H) && nnz(H) <= 88);
near(H, expected);
near(g_sparse, g);
try
  adj.hessian(rosenbrock, x, 'pattern', speye(30));
  error('No error is raised.');
catch problem
  assert(problem.identifier, 'Adjoinery:pattern');
end

% One row, one column, and small elements beside large ones.
[y, J] = adj.jacobian(@(x) [x^2; 3 * x; x^3], 2, 'pattern', 'detect');
near(J, [4; 3; 12]);
for mode = {'auto', 'forward', 'reverse'}
  [y, J] = adj.jacobian(@(x) sum(x.^2), [1; 2; 3], 'pattern', 'detect', 'mode', mode{1});
  near(J, [2 4 6]);
end
A = diag([1e9 1 1]);
[y, J] = adj.jacobian(@(x) A * x, [1; 2; 3], 'pattern', 'detect');
A(1, 3) = 1;
[y, J] = adj.jacobian(@(x) A * x, [1; 2; 3], 'pattern', 'detect');
assert(full(J), A);
% Rounding is told from elements outside the pattern.
for k = 1:2
  [y, J] = adj.jacobian(@(x) [(x(1) + x(2) * 1e8) - x(2) * 1e8; x(2)], [1; 2], 'pattern', speye(2));
  near(J, eye(2));
end
try
  adj.jacobian(@(x) [1 1e-10; 1e-10 1] * x, [1; 2], 'pattern', speye(2));
  error('No error is raised.');
catch problem
  assert(problem.identifier, 'Adjoinery:pattern');
end

% A pattern that leaves out second differences: the product that checks it must not vanish. Random numbers stay the user's.
for k = 2:19
  left_out = @(x) [sum(x.^2); x(k - 1) - 2 * x(k) + x(k + 1)];
  P = [ones(1, 20); zeros(1, 20)];
  before = rng();
  try
    adj.jacobian(left_out, ones(20, 1), 'pattern', P);
    error('No error is raised.');
  catch problem
    assert(problem.identifier, 'Adjoinery:pattern');
  end
  assert(isequal(rng(), before));
end

% Patterns by index sets: exact where nothing cancels, whatever the values of derivatives, and in the branch that is taken.
pattern = @(f, x, P) assert(isequal(adj.pattern(f, x), sparse(logical(P))));
x = (1:6)';
band = spdiags(ones(6, 3), -1:1, 6, 6);
A = sprand(5, 6, 0.4);
down = diag(ones(5, 1), -1) + eye(6);
pattern(@(x) A * x, x, A);
pattern(@(x) (x.' * A.').', x, A);
pattern(@(x) full(A) * x, x, A);
pattern(@(x) A * x.^2 + A(:, 1) * x(6), zeros(6, 1), (A ~= 0) | [sparse(5, 5), A(:, 1)]);
pattern(@(x) x .* [0; ones(5, 1)] + [0; x(1:5)].^2, 0 * x, down - diag([1 0 0 0 0 0]));
pattern(@(x) [x.' * x; norm(x(2:3)); prod(x(4:end))], x, [ones(1, 6); 0 1 1 0 0 0; 0 0 0 1 1 1]);
pattern(@(x) diff(x, 2), x, spdiags(ones(4, 3), 0:2, 4, 6));
pattern(@(x) sum(reshape(x, 2, 3), 2), x, repmat(eye(2), 1, 3));
pattern(@(x) max(reshape(x, 2, 3)), x, kron(eye(3), [1 1]));
pattern(@(x) kron(x(1:2), [1; 0]) * 2, x(1:2), ones(4, 2));
pattern(@(x) reshape(x, 2, 3) * x(1:3), x, [1 1 1 0 1 0; 1 1 1 1 0 1]);
pattern(@(x) reshape(x, 2, 3).' * [1; 0], x, [1 0 0 0 0 0; 0 0 1 0 0 0; 0 0 0 0 1 0]);
pattern(@(x) diag([2 3]) \ x(1:2), x(1:2), ones(2));
pattern(@(x) reshape(x, 2, 3) / 2, x, eye(6));
pattern(@(x) accumarray([1; 2; 1; 4; 2; 1], x), x, [1 0 1 0 0 1; 0 1 0 0 1 0; 0 0 0 0 0 0; 0 0 0 1 0 0]);
pattern(@(x) sparse([1 2 2], [1 2 2], x(1:3), 2, 2) * x(5:6), x, [1 0 0 0 1 0; 0 1 1 0 0 1]);
pattern(@(x) x - x, x, eye(6));
assert(adj.pattern(@(s) {s.a * s.b{2}(1), s.b{1}}, struct('a', 2, 'b', {{[3 4], [5; 6], 'text', int8(1)}})), ...
  sparse(logical([1 0 0 1 0; 0 1 0 0 0; 0 0 1 0 0])));
write_file('tbx_swept.m', {'function x = tbx_swept(x)', '  for k = 2:numel(x)', '    if x(1) > 0', '      x(k) = x(k) + sin(x(k - 1));', '    else', ...
  '      x(k) = x(k)^2;', '    end', '  end', 'end'});
pattern(@tbx_swept, x, tril(ones(6)));
pattern(@tbx_swept, -x, eye(6));
[y, J] = adj.jacobian(@tbx_swept, -x, 'pattern', 'detect');
near(J, diag([1; -2 * x(2:6)]));
[y, J] = adj.jacobian(@tbx_swept, x, 'pattern', 'detect');
[y, full_one] = adj.jacobian(@tbx_swept, x);
near(J, full_one);
% Many sets of sets.
pattern(@tbx_swept, ones(200, 1), tril(ones(200)));
% Programs without index sets: the Jacobian tells.
pattern(@(x) ppval(mkpp(0:2, [x(1:2), x(3:4)]), [0.5; 1.5]), x, [1 0 1 0 0 0; 0 1 0 1 0 0]);
% Patterns that are too large are not those that are coloured: ten directions here.
x = linspace(1, 2, 40)';
[y, J] = adj.jacobian(@(x) conv(x, [1; 2; 3]), x, 'pattern', 'detect');
assert(nnz(J), 120);
for mode = {'auto', 'forward', 'reverse'}
  f = @(x) [sin(x(1:end - 1)) .* x(2:end); x(1)];
  [y, J] = adj.jacobian(f, 0 * x, 'pattern', 'detect', 'mode', mode{1});
  assert(nnz(adj.pattern(f, x)), 79);
end
% Hessians.
f = @(x) sum(x(1:end - 1).^2 .* x(2:end).^2);
[y, g, H] = adj.hessian(f, 0 * x, 'pattern', 'detect');
assert(nnz(H), 0);
[y, g, H] = adj.hessian(f, x, 'pattern', 'detect', 'check', 'off');
[y, g, full_one] = adj.hessian(f, x);
near(H, full_one);
disp('passed');
