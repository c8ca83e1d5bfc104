% Derivatives that a server makes: of functions in files, in packages and private folders; its errors.
function told = failure(call)
  told = {'', ''};
  try
    call();
  catch problem
    told = {problem.identifier, problem.message};
  end
end
function refused_token()
  adj.server(getenv('SERVER'), 'wrong');
  adj.gradient(@(x) x^5, 1);
end
adj.server(getenv('SERVER'), getenv('TOKEN'));
[y, g] = adj.gradient(@(x) sum(x.^2), [1 2]);
assert(g, [2 4]);
folder = [pwd(), '/program'];
mkdir(folder);
mkdir([folder, '/private']);
mkdir([folder, '/+tbxpack']);
write_file([folder, '/tbx_main.m'], {'function y = tbx_main(x)', '  y = tbx_hid(x) + tbxpack.cube(x) + own(x);', 'end', ...
  'function y = own(x)', '  y = x;', 'end'});
write_file([folder, '/private/tbx_hid.m'], {'function y = tbx_hid(x)', '  y = tbx_deep(x)^2;', 'end'});
write_file([folder, '/private/tbx_deep.m'], {'function y = tbx_deep(x)', '  y = own(x);', 'end', 'function y = own(x)', '  y = 5 * x;', 'end'});
write_file([folder, '/+tbxpack/cube.m'], {'function y = cube(x)', '  y = x^3;', 'end'});
addpath(folder);
[y, g, H] = adj.hessian(@tbx_main, 2);
assert([y g H], [110, 113, 62], 1e-12);
[y, J] = adj.jacobian(@(x) [tbx_main(x); x], 2);
assert(J, [113; 1], 1e-12);

% A change of the program.
write_file([folder, '/+tbxpack/cube.m'], {'function y = cube(x)', '  y = x^4;', 'end'});
[y, g] = adj.gradient(@tbx_main, 2);
assert(g, 133, 1e-12);

% Diagnostics, options that there are not, and one name for two functions.
write_file('tbx_evaluates.m', {'function y = tbx_evaluates(x)', '  y = eval(''x'');', 'end'});
told = failure(@() adj.gradient(@tbx_evaluates, 1));
assert(told{1}, 'Adjoinery:E303');
assert(~isempty(strfind(told{2}, 'tbx_evaluates.m:2:7')));
told = failure(@() adj.gradient(@(x) x, 1, 'set', {'callz=joint'}));
assert(told{1}, 'Adjoinery:server');
assert(~isempty(strfind(told{2}, 'callz')));
mkdir('other');
write_file('other/tbx_hid.m', {'function y = tbx_hid(x)', '  y = x^3;', 'end'});
write_file('other/tbx_outer.m', {'function y = tbx_outer(x)', '  y = 10 * tbx_hid(x);', 'end'});
addpath([pwd(), '/other']);
write_file([folder, '/tbx_both_of.m'], {'function y = tbx_both_of(x)', '  y = tbx_hid(x) + tbx_outer(x);', 'end'});
told = failure(@() adj.gradient(@tbx_both_of, 2));
assert(told{1}, 'Adjoinery:server');
assert(~isempty(strfind(told{2}, 'tbx_hid')));
assert(adj.doctor());
told = failure(@refused_token);
assert(told{1}, 'Adjoinery:noServer');
adj.server('http://127.0.0.1:1');
told = failure(@() adj.gradient(@(x) x^6, 1));
assert(told{1}, 'Adjoinery:noServer');
adj.server('');
told = failure(@() adj.gradient(@(x) x^7, 1));
assert(told{1}, 'Adjoinery:noCommand');
disp('passed');
