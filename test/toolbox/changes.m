% Changes of programs are noticed in the next call.
near = @(a, b) assert(a, b, 1e-12 * max(1, abs(b)));

% The file is written, differentiated, and overwritten at once by a program of the same length.
for k = [2 3 4 2]
  write_file('tbx_changing.m', {'function y = tbx_changing(x)', sprintf('  y = tbx_called(x)^%d;', k), 'end'});
  write_file('tbx_called.m', {'function y = tbx_called(x)', '  y = 5 * x;', 'end'});
  [~, g] = adj.gradient(@tbx_changing, 2);
  near(g, 5 * k * 10^(k - 1));
  [~, g] = adj.gradient('tbx_changing', 2);
  near(g, 5 * k * 10^(k - 1));
  [~, g] = adj.gradient(@(x) tbx_changing(x), 2);
  near(g, 5 * k * 10^(k - 1));
  % So is a function that it calls.
  write_file('tbx_called.m', {'function y = tbx_called(x)', '  y = 7 * x;', 'end'});
  [~, g] = adj.gradient(@tbx_changing, 2);
  near(g, 7 * k * 14^(k - 1));
end

% Value, gradient and Hessian are those of one program, though Octave has not noticed the change.
for k = [2 3]
  write_file('tbx_outer.m', {'function y = tbx_outer(x)', '  y = tbx_inner(x);', 'end'});
  id = fopen('tbx_inner.m', 'w');
  fprintf(id, 'function y = tbx_inner(x)\n  y = x^%d;\nend\n', k);
  fclose(id);
  [y, g, H] = adj.hessian(@tbx_outer, 3);
  assert([y g H], [3^k, k * 3^(k - 1), k * (k - 1) * 3^(k - 2)]);
end

% Another function of the name, in another folder of the path and in another current folder.
home = pwd();
mkdir('one');
mkdir('two');
write_file('one/tbx_there.m', {'function y = tbx_there(x)', '  y = 2 * x;', 'end'});
write_file('two/tbx_there.m', {'function y = tbx_there(x)', '  y = 3 * x;', 'end'});
addpath([home, '/one']);
[~, g] = adj.gradient(@(x) tbx_there(x)^2, 1);
near(g, 8);
[~, g] = adj.gradient('tbx_there', 1);
near(g, 2);
addpath([home, '/two']);
[~, g] = adj.gradient(@(x) tbx_there(x)^2, 1);
near(g, 18);
[~, g] = adj.gradient('tbx_there', 1);
near(g, 3);
cd('one');
[~, g] = adj.gradient(@(x) tbx_there(x)^2, 1);
near(g, 8);
[~, g] = adj.gradient('tbx_there', 1);
near(g, 2);
cd(home);
rmpath([home, '/two']);
[~, g] = adj.gradient('tbx_there', 1);
near(g, 2);

% A generated file that a full disk has cut off is made again.
write_file('tbx_cut.m', {'function y = tbx_cut(x)', '  y = x^5;', 'end'});
adj.gradient(@tbx_cut, 2);
cut = glob([adj.internal.cache_folder(), '/x*/a_*_tbx_cut.m']){1};
whole = fileread(cut);
write_file(cut, {'function'});
adj.internal.derivative();
[~, g] = adj.gradient(@tbx_cut, 2);
near(g, 80);
assert(fileread(cut), whole);

% A file that hides a function of Octave.
f = @(x) cosh(x);
[~, g] = adj.gradient(f, 1);
near(g, sinh(1));
mkdir('hiding');
write_file('hiding/cosh.m', {'function y = cosh(x)', '  y = 4 * x;', 'end'});
warning('off', 'all');
addpath([home, '/hiding']);
[~, g] = adj.gradient(@(x) cosh(x), 1);
near(g, 4);
rmpath([home, '/hiding']);
[~, g] = adj.gradient(@(x) cosh(x), 1);
near(g, sinh(1));

% The function beside the caller is not the one that Octave calls.
write_file('one/tbx_caller.m', {'function y = tbx_caller(x)', '  y = tbx_there(x)^2;', 'end'});
addpath([home, '/two']);
refused = '';
try
  adj.gradient(@tbx_caller, 1);
catch problem
  refused = problem.identifier;
end
assert(refused, 'Adjoinery:shadowed');

% Patterns of shapes: sizes that were equal by chance, ranks, and what was first a scalar.
product = @(x, y) sum(x(:)) * sum(y(:));
for sizes = {[2 1; 2 1], [2 1; 3 1], [3 1; 3 1], [1 3; 3 1], [1 1; 3 1], [2 2; 1 3], [1 1; 1 1], [0 1; 2 1], [2 1; 2 1], [1 4; 1 5]}
  x = rand(sizes{1}(1, :));
  y = rand(sizes{1}(2, :));
  [~, gx, gy] = adj.gradient(product, x, y);
  near(gx, sum(y(:)) * ones(size(x)));
  near(gy, sum(x(:)) * ones(size(y)));
  [~, gx] = adj.gradient(product, x, y, 'shapes', 'any');
  near(gx, sum(y(:)) * ones(size(x)));
end
disp('passed');
