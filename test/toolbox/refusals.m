% Errors say what is wrong, and what to do.
function y = tbx_typed(x)
  y = x;
end
function refuses(call, identifier, words)
  try
    call();
  catch problem
    if ~strcmp(problem.identifier, identifier) || isempty(strfind(problem.message, words))
      error('%s: [%s] %s', func2str(call), problem.identifier, problem.message);
    end
    return;
  end
  error('%s ended without an error', func2str(call));
end

write_file('tbx_evaluates.m', {'function y = tbx_evaluates(x)', '  y = eval(''x'');', 'end'});
write_file('tbx_handles.m', {'function [f, g] = tbx_handles()', '  f = @tbx_local;', '  g = @(x) tbx_local(x);', 'end', ...
  'function y = tbx_local(x)', '  y = 2 * x;', 'end'});
refuses(@() adj.gradient(@tbx_evaluates, 1), 'Adjoinery:E303', 'tbx_evaluates.m:2:7');
refuses(@() adj.gradient(@(x) x.^2, [1 2]), 'Adjoinery:notScalar', 'adj.jacobian');
refuses(@() adj.hessian(@(x) x.^2, [1 2]), 'Adjoinery:notScalar', 'adj.jacobian');
refuses(@() adj.gradient(@(x) x, 1, 'wrtt', 1), 'Adjoinery:options', 'did you mean ''wrt''');
refuses(@() adj.gradient(@(x) x, 1, 'wrt'), 'Adjoinery:options', 'names and values');
refuses(@() adj.gradient(@(x) x, 1, 'wrt', 2), 'Adjoinery:wrt', 'no argument 2');
refuses(@() adj.gradient(@(x) x, 1, 'wrt', 0.5), 'Adjoinery:wrt', 'positions');
refuses(@() adj.gradient(@(x, y) x, 1, 2, 'wrt', [1 1]), 'Adjoinery:wrt', 'each once');
refuses(@() adj.gradient(@tbx_typed, 1), 'Adjoinery:promptFunction', 'tbx_typed.m');
refuses(@() adj.gradient('tbx_typed', 1), 'Adjoinery:promptFunction', 'tbx_typed.m');
refuses(@() adj.gradient(@(x) tbx_typed(x), 1), 'Adjoinery:promptFunction', 'tbx_typed.m');
[f, g] = tbx_handles();
refuses(@() adj.gradient(f, 1), 'Adjoinery:localFunction', 'tbx_handles.m');
refuses(@() adj.gradient(g, 1), 'Adjoinery:E401', 'tbx_local');
refuses(@() adj.gradient(@sin, 1), 'Adjoinery:builtin', '@(x) sin(x)');
refuses(@() adj.gradient(@tbx_nobody, 1), 'Adjoinery:undefined', 'tbx_nobody');
refuses(@() adj.gradient('tbx_nobody', 1), 'Adjoinery:undefined', 'tbx_nobody');
refuses(@() adj.gradient(3, 1), 'Adjoinery:function', 'a handle or a name');
refuses(@() adj.gradient(@(x) x * 0x10, 1), 'Adjoinery:anonymous', 'other values');
refuses(@() adj.jvp(@(x) x, [1 2], 'along', [1 2 3]), 'Adjoinery:directionSize', '[1 3]');
refuses(@() adj.jacobian(@(x) x, [1 2], 'seed', [1 2 3]), 'Adjoinery:seedSize', '2 columns');
refuses(@() adj.jacobian(@(x) x, [1 2], 'mode', 'backward'), 'Adjoinery:options', 'reverse');
for command = {@adj.jacobian, @adj.gradient, @adj.vjp, @(f, x) adj.jvp(f, x, 'along', 1), @(f, x) adj.jacobian(f, x, 'mode', 'reverse'), ...
    @(f, x) admDiffRev(f, 1, x), @(f, x) admDiffFor(f, 1, x), @(f, x) admDiffFD(f, 1, x)}
  refuses(@() command{1}(@(x) int32(x^2), 3), 'Adjoinery:outputs', 'of class int32');
end
refuses(@() adj.gradient(@(c) c^2, 3, 'output', 2), 'Adjoinery:outputs', 'no result 2');
[~, pull] = adj.vjp(@(x) x^2, 3);
refuses(@() adj.internal.nth(2, @() pull(1)), 'Adjoinery:outputs', 'of 1 arguments');
refuses(@() adj.gradient(@(x) [], 3), 'Adjoinery:notScalar', 'one number');
refuses(@() adj.jacobian(@(x) double(x)^2, int32(3)), 'Adjoinery:wrt', 'of class int32');
refuses(@() adj.gradient(@(x) x, 1, 'shapes', 'Any'), 'Adjoinery:options', '''any''');
refuses(@() adj.gradient(@(x) x, 1, 'output', 0), 'Adjoinery:options', 'position');
refuses(@() adj.gradient(@(x) x, 1, 'set', {'callz=joint'}), 'Adjoinery:options', 'calls');
refuses(@() adj.gradient(@(x) x, 1, 'set', {'calls'}), 'Adjoinery:options', '''calls=joint''');
refuses(@() adj.jacobian(@(x) x, 1, 'set', {'direction-dimension=first'}), 'Adjoinery:options', 'the toolbox');
refuses(@() adj.jacobian(@(x) x, 1, 'check', 'no'), 'Adjoinery:options', '''off''');
refuses(@() adj.gradient(@(varargin) varargin{1} * varargin{2}, 2, 3, 'wrt', 2), 'Adjoinery:options', 'adj.options');
refuses(@() adj.gradient(@(varargin) varargin{1}.^2, [1; 2; 3]), 'Adjoinery:notScalar', 'adj.jacobian');
refuses(@() adj.hessian(@(x) x^2 * 1i, 2), 'Adjoinery:complex', 'real result');
refuses(@() adj.hessian(@(z) abs(z)^2, 1 + 2i), 'Adjoinery:complex', 'imaginary parts');
refuses(@() adj.hessvec(@(x) x^2 * 1i, 2, 'along', 1), 'Adjoinery:complex', 'real result');
for mode = {'forward', 'reverse', 'auto'}
  refuses(@() adj.jacobian(@(z) conj(z).^2, [1 + 2i; 3], 'mode', mode{1}), 'Adjoinery:complex', 'not analytic');
end
refuses(@() adj.jvp(@(x) x.^2 / 3, [1 2 3], 'along', int32([1 0 1])), 'Adjoinery:directionSize', 'int32');
refuses(@() adj.jvp(@(c) c{1} * c{2}, {2, 3}, 'along', {1, [0 1]}), 'Adjoinery:directionSize', '{2}');
[~, pull] = adj.vjp(@(x) {x, x^2}, 2);
refuses(@() pull({1}), 'Adjoinery:seedSize', '[1 2]');
refuses(@() pull(1), 'Adjoinery:seedSize', 'cell');
ans = 4;
captured = @(x) x * ans;
refuses(@() adj.gradient(captured, 1), 'Adjoinery:anonymous', 'ans');
[~, pull] = adj.vjp(@(x) x, [1 2]);
refuses(@() pull(1), 'Adjoinery:seedSize', '[1 2]');
refuses(@() adj.make(@(x) x), 'Adjoinery:function', 'anonymous');
write_file('a_tbx_evaluates.m', {'% mine'});
write_file('tbx_square.m', {'function y = tbx_square(x)', '  y = x^2;', 'end'});
assert(adj.make(@tbx_square), {[pwd(), '/a_tbx_square.m']});
assert(a_tbx_square(3), 6);
write_file('a_tbx_square.m', {'% mine'});
refuses(@() adj.make(@tbx_square), 'Adjoinery:foreignFile', 'a_tbx_square.m');

% A local function that hides a function of the path: the text of the handle does not tell.
write_file('tbx_both.m', {'function y = tbx_both(x)', '  y = 3 * x;', 'end'});
write_file('tbx_hidden.m', {'function f = tbx_hidden()', '  f = @(x) tbx_both(x);', 'end', 'function y = tbx_both(x)', '  y = 5 * x;', 'end'});
f = @(x) tbx_both(x);
[~, d] = adj.gradient(f, 2);
assert(d, 3);
refuses(@() adj.gradient(tbx_hidden(), 2), 'Adjoinery:anonymous', 'local functions');

% Nor where it hides a library function, or is the same at this point.
write_file('tbx_library.m', {'function f = tbx_library()', '  f = @(x) trapz(x);', 'end', 'function y = trapz(x)', '  y = sum(x.^3);', 'end'});
[~, d] = adj.gradient(@(x) trapz(x), [1; 2; 3]);
assert(d, [0.5; 1; 0.5]);
refuses(@() adj.gradient(tbx_library(), [1; 2; 3]), 'Adjoinery:anonymous', 'local functions');
write_file('tbx_power.m', {'function y = tbx_power(x)', '  y = x.^2;', 'end'});
write_file('tbx_powers.m', {'function f = tbx_powers()', '  f = @(x) tbx_power(x);', 'end', 'function y = tbx_power(x)', '  y = x.^3;', 'end'});
refuses(@() adj.gradient(tbx_powers(), 1), 'Adjoinery:anonymous', 'local functions');
disp('passed');
