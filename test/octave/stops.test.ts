import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** Statements that give `y`, by the code of the diagnostic that refuses them. */
const refused: Readonly<Record<string, string>> = {
  E301: 'plot(x, linewidth = 2); y = 2 * x;',
  E302: 'r = @(t) x * t; y = fminsearch(r, 3);',
  E303: "y = x; eval('y = 3;');",
  E304: "r = str2func(['@(t) ' 't ^ 2']); y = r(x);",
  E305: 'y = x; setup;',
  E306: 'y = x * int32(2);',
  E401: 'y = unknown_function(x);',
  E402: 'y = nnz(x) + str2double(num2str(x));',
  E403: 'y = dot(x, x, 1, 2);',
  E404: 'y = besselj(x, 1);',
};

/** Places in a function `y = NAME(x, k, p)` that a run comes to where `k` is 1, with `$` for the statements. */
const places: Readonly<Record<string, string>> = {
  'in a branch': 'y = sum(x .^ 3); if k == 1, $ end',
  'in a branch with another': 'if k == 1, $ else, y = sum(sin(x)); end; y = y ^ 2;',
  'in a case': 'switch k, case 1, $ case {0, 2}, y = x; otherwise, y = x ^ 2; end; y = y * x;',
  'behind a return': 'y = x ^ 3; if k ~= 1, return; end; $',
  'in a loop': 'y = x ^ 2; for j = 1:k, $ end; y = y * x;',
  'in a try': 'y = x ^ 3; try, if k == 1, $ end, catch, y = 7 * x; end',
  'in a function with a handler of its errors':
    "y = x ^ 3 * cellfun(@(t) called(t, k, p), {x}, 'ErrorHandler', @(e, t) 7); end\nfunction y = called(x, k, p)\ny = sin(x); if k == 1, $ end",
  'in a function that text which is tried calls for plain numbers':
    "y = x ^ 3; if k == 1, y = called(x, k, p); end; y = y * plain(2, k, p); end\nfunction y = plain(x, k, p)\neval('y = called(x, k, p);', 'y = 7 * x;'); end\nfunction y = called(x, k, p)\ny = sin(x); if k == 1, $ end",
  'in a handler': "try, if k == 1, error('a:b', 'c'); end; y = x ^ 3; catch, $ end",
  'in a function': 'y = called(x, k, p) * x; end\nfunction y = called(x, k, p)\ny = sin(x); if k == 1, $ end',
  'in a function that only a branch calls':
    'y = x ^ 3; if k == 1, y = called(x, k, p); end; end\nfunction y = called(x, k, p)\n$',
  'in a function that a try calls':
    'y = x ^ 3; try, y = called(x, k, p) * x; catch, y = 7 * x; end; end\nfunction y = called(x, k, p)\ny = sin(x); if k == 1, $ end',
  'in a function that is called for plain numbers, too':
    'y = called(2, 0, p) * x; if k == 1, y = called(x, k, p); end; end\nfunction y = called(x, k, p)\ny = sin(x); if k == 1, $ end',
  'in a function that is called for plain numbers in a try':
    'y = x ^ 3; if k == 1, y = called(x, k, p); end; try, y = y * called(2, k, p); catch, y = 7 * y; end; end\nfunction y = called(x, k, p)\ny = sin(x); if k == 1, $ end',
  'in an anonymous function that is not called':
    'h = @(t) called(t, k, p); y = x ^ 3; if k == 1, y = h(x); end; end\nfunction y = called(x, k, p)\n$',
};

interface Case {
  readonly code: string;
  readonly place: string;
  readonly name: string;
}

const cases: readonly Case[] = Object.keys(refused).flatMap((code, row) =>
  Object.keys(places).map((place, column) => ({ code, place, name: `s${row}_${column}` })),
);

/** Prints the relative errors of the gradient, the tangent and the second derivative, and what ends the runs that come to the place. */
const judge = `1;
function judge(name)
  f = str2func(name); a = str2func(['a_' name]); g = str2func(['g_' name]); h = str2func(['g_a_' name]);
  p = struct('n', 2);
  at = 0.7; s = 1e-3; d = @(f) (8 * (f(at + s) - f(at - s)) - (f(at + 2 * s) - f(at - 2 * s))) / (12 * s);
  shown = '';
  try
    first = d(@(t) f(t, 0, p));
    second = d(@(t) a(t, 0, p, 1));
    shown = sprintf('%d', abs(a(at, 0, p, 1) - first) < 1e-8 * max(1, abs(first)), ...
      abs(g(1, at, 0, p) - first) < 1e-8 * max(1, abs(first)), abs(h(1, at, 0, p, 1) - second) < 1e-8 * max(1, abs(second)));
  catch e
    shown = strrep(e.message, ';', ',');
  end
  differentiated = {@(t) f(t, 1, p), @(t) f(t, 1, p), @(t) a(t, 1, p, 1)};
  taken = {@() a(at, 1, p, 1), @() g(1, at, 1, p), @() h(1, at, 1, p, 1)};
  for k = 1:3
    shown = [shown ' ' outcome(taken{k}, differentiated{k}, d)];
  end
  printf('%s: %s;;', name, shown);
end
function shown = outcome(derivative, f, d)
  try
    value = derivative(); shown = 'goes on';
    if abs(value - d(f)) < 1e-8, shown = 'follows'; end
  catch e
    shown = e.identifier;
    try, f(0.7); catch own, if strcmp(own.identifier, shown), shown = 'follows'; end, end
  end
end
`;

let folder: string;
const reports = new Map<string, readonly string[]>();
let results: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stops-'));
  for (const { code, place, name } of cases) {
    const text = `function y = ${name}(x, k, p)\n${places[place]!.replaceAll('$', () => refused[code]!)}\nend\n`;
    const source = { name: `${name}.m`, text };
    const adjoint = differentiate({ files: [source], independents: ['x'] });
    const tangent = differentiate({ files: [source], independents: ['x'], mode: 'forward' });
    const second = differentiate({
      files: adjoint.files,
      independents: ['x'],
      dependents: ['a_x'],
      mode: 'forward',
    });
    reports.set(
      name,
      [adjoint, tangent, second].flatMap((it) => it.diagnostics.map((one) => `${one.severity} ${one.code}`)),
    );
    for (const it of [source, ...adjoint.files, ...tangent.files, ...second.files])
      writeFileSync(join(folder, it.name), it.text);
  }
  const lines = cases.map(({ name }) => `judge('${name}');`);
  const output = await runOctave([judge, ...lines].join('\n'), { folders: [folder, ...runtimeFolders] });
  results = new Map(
    [...output.matchAll(/(\w+): ([^;]*);;/g)].map(([, name = '', shown = '']) => [name, shown]),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What a run does that comes to the place, as a pattern; of calls of functions that there are none of, what the program does. */
function expected({ code, place }: Case): RegExp {
  const mayFollow = /^E(?:305|401)$/.test(code) && / (?:try|tried|handler)/.test(place);
  const one = mayFollow
    ? '(?: follows| Adjoinery:notDifferentiated)'
    : ' Adjoinery:(?:notDifferentiated|rounded)';
  // The adjoint that is differentiated once more ends as it does itself.
  return new RegExp(`^111(?:${one}){2}(?:${one}| follows)$`);
}

describe.each(Object.keys(refused))('%s', (code) => {
  it.each(cases.filter((it) => it.code === code))('$place', (it) => {
    const reported = reports.get(it.name)!;
    expect(reported.filter((one) => one.startsWith('error'))).toEqual([]);
    expect(reported).toContain(`warning ${code}`);
    expect(results.get(it.name)).toMatch(expected(it));
  });
});

it('leaves the map alone in which a program that stops remembers results', () => {
  const text = `function y = remembers(x)
persistent memo
if isempty(memo), memo = containers.Map(); end
if isKey(memo, 'a'), y = memo('a'); return; end
y = x ^ 3;
memo('a') = y;
end
`;
  const made = differentiate({ files: [{ name: 'remembers.m', text }], independents: ['x'] });
  expect(made.diagnostics.map((it) => `${it.severity} ${it.code}`)).toEqual(['warning E302']);
  expect(made.files[0]?.text).toContain('persistent memo;');
});
