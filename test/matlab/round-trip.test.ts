import { afterAll, expect, test } from 'vitest';
import { checkPrinting } from '../library/check-printing.js';
import { RelaxNgSchema } from '../../src/rules/relax-ng-schema.js';

const schema = new RelaxNgSchema('parsed');

afterAll(() => {
  schema.dispose();
});

/** Programs by what is in them; library-sample.test.ts takes what people wrote. */
const programs: Readonly<Record<string, string>> = {
  commands: 'hold on; hold off, format long\nwarning off all % which\na -1\na ==b\ncd ..\ndisp "a b" \'c d\'',
  numbers:
    'x = [1e3 0x1F 0b101 1i 1. .5 1e-3i 1.e3 1E+3 1d2 0xFFu8 0b11s16 1_000];\ny = 1./a + 3.\\a - 1..^2 + [2 .p 2 .(p)];',
  transposes: "x = [a' b'; a', b'];\ny = 1.'; z = 1. '; a''.'; {1}'; \"a\"'; f(1)'; x.y'; x.(n)'; a'(1).b;",
  strings: `s = 'it''s'; t = "a\\"b""c\\\\\\n"; u = ['a' "b" 'c''d']; v = "on \\\nand on";`,
  rows: 'x = [1 -2, 1 - 2, 1 -2 + 3, a -b, f (1), {1}{1} (2)\n3 4 % four\n\n5, 6;];\ny = {}; z = [;]; w = {1, };',
  elements:
    "x = {@sin @(x) x + 1, 'a' : 'b'; :, ~a, !b, [1 2](1)};\ny = [a && b, a ~= b, -a -b, a' - b', (1) (2)];",
  indices:
    "a.b{2}.c(3:end); f(x)(2); x{end}{end - 1}(end, :); x.(name).y = 1; x(min(end, y(end)));\nx.('a b').end = 2;",
  assignments:
    'a = b = c += 1; [a, ~] = f; [~, b.c{1:2}] = g(1); x(2)++; --y; x ^= 2; x |= 1; x .*= 3; x(1) = [];',
  'assignments in expressions':
    'if (x = 3) == y, end\nz = (y = 3) + 2; f(a = 1); g = @(x) x; while (k = f) != -1, end',
  precedence:
    "-2^-2; 2^-x'; z = !a == b; ~(a == b); -(a + b)'; (a')^2; a^b'; (a:b)'; a:b + 1:c; a - (b - c); (-a)^2; - -a; z = !!a;",
  handles:
    "f = @(x, varargin) cellfun(@(y) y', x, 'a', varargin{:}); g = @pkg.sub.f; h = {@() 1, @(~) [1 2]}; ?double;",
  choices:
    "if x y = 1; elseif (z) w, else, end\nswitch x % c\n\n% d\ncase 1, case {2, 'a'} y; otherwise z; end",
  loops:
    'for i = 1:3, i, end\nfor (i = x) end\nfor [v, k] = s, end\nparfor (i = 1:3, 4) end\nwhile x, break, end\ndo x--; until x < 0\nspmd (2, 3) y; end',
  errors:
    'try, x; catch, y; end\ntry x; catch err, y; end\ntry\n x\ncatch\n err\nend\nunwind_protect\n x;\nunwind_protect_cleanup\n y;\nend_unwind_protect',
  declarations: 'global a b = 2 c\npersistent n = zeros(3); persistent f = @(x) x;',
  'block comments': '%{\n  one\n  %{\n two\n  %}\n%}\nx;\nif x\n  #{\n  three\n  #}\nend',
  'continued lines': 'x = 1 + ... why\n  2 + \\\n 3;\nf (1, % one\n  2);\ny = [1, ... % two\n 2];\nx ...\n',
  'blank lines': '% one\n\n\n% two\nx = 1;\n\nif x\n\n  y = 1; % three\n\n  z\n\nend\n\nw',
  'a script with functions': '1;\n\nfunction f, end\nf\n\nif a\n  function g, g; end\n\n  g\nend',
  'open functions': 'function f\n  x\n\n% of g\nfunction [a, b] = g (x, ~, y = {1})\n  y;\n\n%!test\n%! f\n',
  'nested functions':
    'function f\n  x;\n\n  % of g\n  function g, y; function h, end, end\nend\n\nfunction k\nend % k',
  'arguments blocks':
    "function z = f(x, o)\narguments (Input)\nx (1,:) double {mustBeFinite} = 3 % one\n% two\no.name = 'a'\nend\nz = x;\nend",
  classes:
    '% about\nclassdef c < handle\n  properties (Access = private)\n    a = 1 % one\n  end\nend\n\n%!test\n%! c',
  characters: "x = 'é \u0001\u001f \ufffe \u{f0000} \ud800 <&\">'; % ä \u0007",
};

test.each(Object.entries(programs))('%s are the same tree when printed', (name, text) => {
  const { text: printed, ...problems } = checkPrinting(`${name}.m`, Buffer.from(text), schema);
  expect(printed).not.toBe('');
  expect(problems).toEqual({ errors: [], formComplaint: '', treeDifference: '', changesAgain: false });
});
