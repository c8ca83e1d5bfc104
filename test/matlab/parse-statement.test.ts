import { expect, test } from 'vitest';
import { tree } from './tree.js';

test.each([
  // Commands are told from expressions by the blanks, and by what is known to be a variable.
  ['hold on', '(command echo hold on)'],
  ['format long;', '(command format long)'],
  ['warning off all, x;', '(command echo warning off all)\nx'],
  ["disp 'a b' c", "(command echo disp 'a b' c)"],
  ['hold on % shown', '(command echo hold on)\n(adc:comment line trailing "% shown")'],
  ['cd ..', '(command echo cd ..)'],
  ['hold ...\n off', '(command echo hold off)'],
  ['a -1', '(command echo a -1)'],
  ['a - 1', '(sum echo (op + a) (op - 1))'],
  ['a = 1;\na -1', '(binary = a 1)\n(sum echo (op + a) (op - 1))'],
  ["a = 1;\na '", "(binary = a 1)\n(unary ' echo a)"],
  ['a (1)', '(array echo a (param-list 1))'],
  ['a ==b', '(command echo a ==b)'],
  ['a == b', '(binary == echo a b)'],
  ['x ...', '(var echo x)'],
  // Blocks, on a line or on several
  ['if x, y, end', '(if x [(var echo y)])'],
  [
    'if (x) y = 1, elseif z, else w; endif',
    '(if (unary () x) [(binary = echo y 1)] (elseif z [] (else [w])))',
  ],
  ['if x y = 1; end', '(if x [(binary = y 1)])'],
  [
    "switch x\n% c\ncase 1, a; case {2, 'b'} b; otherwise c; end",
    '(switch x (adc:comment line own "% c") (case 1 [a]) (case (unary {} (row-list (item-list 2 \'b\'))) [b]) (otherwise [c]))',
  ],
  // Octave takes separators behind the words that begin branches
  ['if x, y; elseif\n z\n w; end', '(if x [y] (elseif z [w]))'],
  [
    "switch x, case, 'a'\n b; case;\n% c\n2; end",
    '(switch x (case \'a\' [b]) (case 2 [(adc:comment line own "% c")]))',
  ],
  ['while x, break, endwhile', '(while x [(break)])'],
  ['while true continue; end', '(while true [(continue)])'],
  ['do x--; until x < 0', '(do-until [(unary -- postfix x)] (binary < x 0))'],
  ['do\n++x;\nuntil (x > 1), y;', '(do-until [(unary ++ x)] (unary () (binary > x 1)))\ny'],
  ['for i = 1:3, i, end', '(for i (range 1 3) [(var echo i)])'],
  ['for (i = 1:3) i, endfor', '(for i (range 1 3) [(var echo i)])'],
  ['for [v, k] = s, end', '(for (unary [] (row-list (item-list v k))) s [])'],
  ['for x.a = 1, end', '(for (struct-ref x a) 1 [])'],
  ['parfor i = 1:3, end', '(parfor i (range 1 3) [])'],
  [
    'parfor (i = 1:3, 4) x(i) = 1; endparfor',
    '(parfor i (range 1 3) (workers 4) [(binary = (array x (param-list i)) 1)])',
  ],
  ['spmd, x; end', '(spmd [x])'],
  ['spmd (2) x; end', '(spmd (workers 2) [x])'],
  // Errors and cleaning up
  ['try, x; catch, y; end', '(try [x] (catch [y]))'],
  ['try x; catch err, y; end', '(try [x] (catch err [y]))'],
  ['try\nx;\ncatch err\ny;\nend_try_catch', '(try [x] (catch err [y]))'],
  ['try\nx;\ncatch\nerr;\nend', '(try [x] (catch [err]))'],
  ['try, x; end', '(try [x])'],
  ['try, x;\ncatch disp (1)\nend', '(try [x] (catch [(array echo disp (param-list 1))]))'],
  [
    'unwind_protect\nx;\nunwind_protect_cleanup\ny;\nend_unwind_protect',
    '(unwind-protect [x] (unwind-cleanup [y]))',
  ],
  // Declarations and assignments
  ['global a b', '(global a b)'],
  ['persistent n = 0;', '(persistent (binary = n 0))'],
  ['global A = 1 B', '(global (binary = A 1) B)'],
  [
    'x += 1; x -= 1; x *= 2; x /= 2; x ^= 2; x |= 1; x &= 1; x++; --x;',
    '(binary += x 1)\n(binary -= x 1)\n(binary *= x 2)\n(binary /= x 2)\n(binary ^= x 2)\n(binary |= x 1)\n(binary &= x 1)\n(unary ++ postfix x)\n(unary -- x)',
  ],
  ['a = b = 1;', '(binary = a (binary = b 1))'],
  ['if (x = 3), end', '(if (unary () (binary = x 3)) [])'],
  [
    'while (k = f()) != -1, end',
    '(while (binary != (unary () (binary = k (array f (param-list)))) (unary - 1)) [])',
  ],
  ['[~, i] = max(x);', '(binary = (unary [] (row-list (item-list (ignored) i))) (array max (param-list x)))'],
  ['[a, b] = deal(1);', '(binary = (unary [] (row-list (item-list a b))) (array deal (param-list 1)))'],
  [
    '[a.b c{1:2}] = f;',
    '(binary = (unary [] (row-list (item-list (struct-ref a b) (array c (cell-index (param-list (range 1 2))))))) f)',
  ],
  ['a, b; c', '(var echo a)\nb\n(var echo c)'],
  // Comments, and lines that go on
  ['return', '(return)'],
  ['x = 1 # c', '(binary = echo x 1)\n(adc:comment line trailing "# c")'],
  ['x = 1 % c', '(binary = echo x 1)\n(adc:comment line trailing "% c")'],
  [
    '% c\n%{\nblock\n%}\n#{\n%{\n%}\n#}',
    '(adc:comment line own "% c")\n(adc:comment block own "%{\\nblock\\n%}")\n(adc:comment block own "#{\\n%{\\n%}\\n#}")',
  ],
  [
    'x = [1 % one\n2];',
    '(adc:comment line own "% one")\n(binary = x (unary [] (row-list (item-list 1) (item-list 2))))',
  ],
  ['x = 1 + ... why\n2;', '(adc:comment line own "% why")\n(binary = x (sum (op + 1) (op + 2)))'],
  ['x = 1 + \\\n2;', '(binary = x (sum (op + 1) (op + 2)))'],
  // Functions, closed or not, nested, and among statements
  ['function f, end', '(function end=end (outvars) f (param-list) [])'],
  ['function f (x), y; endfunction', '(function end=endfunction (outvars) f (param-list x) [y])'],
  [
    'function [a, b] = f (x, ~, varargin)\na = 1;\nend',
    '(function end=end (outvars a b) f (param-list x (ignored) varargin) [(binary = a 1)])',
  ],
  [
    'function f\nx;\nfunction g\ny;',
    '(function (outvars) f (param-list) [x])\n(function (outvars) g (param-list) [y])',
  ],
  [
    'function f\nx;\nfunction g\ny;\nend\nend',
    '(function end=end (outvars) f (param-list) [x] (function-list (function end=end (outvars) g (param-list) [y])))',
  ],
  ['function f (x = 3), end', '(function end=end (outvars) f (param-list (binary = default x 3)) [])'],
  [
    '1;\nif a\nfunction f, end\nelse\nfunction f, g; end\nend',
    '1\n(if a [(function end=end (outvars) f (param-list) [])] (else [(function end=end (outvars) f (param-list) [g])]))',
  ],
  [
    'function z = f(x)\narguments\nx (1,:) double = 3\nend\nz = x;\nend',
    '(function end=end (outvars z) f (param-list x) [(arguments (argument double x (param-list 1 (colon)) (default 3))); (binary = z x)])',
  ],
  [
    'classdef c < handle\nproperties\nx = 1\nend\nend\n%!test\n%! c',
    '(classdef c classdef c < handle\nproperties\nx = 1\nend\nend)\n(adc:comment line own "%!test")\n(adc:comment line own "%! c")',
  ],
  ['x;\nfunction f, end\ny;', 'x\n(function end=end (outvars) f (param-list) [])\ny'],
  [
    'function f, end\n%!test\n%! f',
    '(function end=end (outvars) f (param-list) [])\n(adc:comment line own "%!test")\n(adc:comment line own "%! f")',
  ],
  [
    'function f\nend % f\n\n% g\nfunction g\nend',
    '(function end=end (outvars) f (param-list) [])\n(adc:comment line trailing "% f")\n(adc:comment line own "% g")\n(function end=end (outvars) g (param-list) [])',
  ],
])('%j', (text, expected) => {
  expect(tree(text)).toBe(expected);
});
