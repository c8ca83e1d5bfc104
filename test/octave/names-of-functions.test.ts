import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SourceFinder } from '../../src/client/source-finder.js';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** A file with functions `y = NAME(x)` of these values, the first of them that of the file. */
const functions = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `function y = ${name}(x)\n  y = ${value};\nend\n`)
    .join('');

/** Files beside the programs. */
const beside: Readonly<Record<string, string>> = {
  'private/hidden.m': functions({ hidden: 'deeper(x) ^ 2' }),
  'private/deeper.m': functions({ deeper: 'cos(x)' }),
  '+geo/area.m': functions({ area: 'pi * x ^ 2 + helper(x)', helper: '3 * x' }),
  '+geo/+sub/vol.m': functions({ vol: 'geo.area(x) * x + helper(x)', helper: 'x ^ 3' }),
  '+geo/norm.m': functions({ norm: '5 * abs(x) ^ 3' }),
  'other.m': functions({ other: 'helper(x) * 5', helper: 'sin(x)' }),
  'hidden.m': functions({ hidden: 'error("the private one hides this")' }),
};

const octaveWords = [
  ...['do', 'until', 'endif', 'endwhile', 'endfor', 'endfunction', 'endparfor', 'endswitch', 'endspmd'],
  ...['end_try_catch', 'end_unwind_protect', 'unwind_protect', 'unwind_protect_cleanup'],
];

/** A program that has a word for the name of a variable, in each kind of statement. */
const withVariable = (word: string): string => `function y = named_${word}(x)
  ${word} = 2 * x;
  if x > 0
    ${word}(2) = x;
    y = ${word}(1) ^ 2 + ${word}(end);
  else
    y = ${word};
  end
  s.${word} = y;
  y = s.${word} * x;
end
`;

/** Programs, and formulas that have their values. */
const programs: Readonly<Record<string, readonly [text: string, value: string]>> = {
  of_private: [functions({ of_private: 'hidden(x) + x' }), 'cos(x) ^ 2 + x'],
  of_packages: [
    functions({ of_packages: 'geo.area(x) + geo.sub.vol(x)' }),
    '(pi * x ^ 2 + 3 * x) * (1 + x) + x ^ 3',
  ],
  of_two_files: [functions({ of_two_files: 'other(x) + helper(x)', helper: 'x ^ 2' }), '5 * sin(x) + x ^ 2'],
  of_builtins: [functions({ of_builtins: 'norm(x) * exp(x)', norm: 'x ^ 4' }), 'x ^ 4 * exp(x)'],
  of_packaged_builtin: [
    functions({ of_packaged_builtin: 'geo.norm(x) + norm(x)' }),
    '5 * abs(x) ^ 3 + abs(x)',
  ],
  of_words: [
    functions({
      of_words: 'do(x) * until(2) + feval(@endif, x)',
      do: 'x ^ 3',
      until: 'x ^ 2',
      endif: 'sin(x)',
    }),
    '4 * x ^ 3 + sin(x)',
  ],
  // The folder is that of the derivative, the name that of the program.
  of_paths: [
    `function y = of_paths(x)
  [folder, name, extension] = fileparts(mfilename('fullpathext'));
  [place, again] = fileparts(mfilename("fullpath"));
  y = x ^ numel(name) * (numel(extension) + strcmp(again, own()) + 2 * strcmp(folder, place));
  if ~isempty(folder) && strcmp(fileparts(mfilename('fullpath')), folder) && strcmp(path_of(), fullfile(folder, name))
    y = y * x;
  end
end
function name = own()
  name = mfilename();
end
function path = path_of()
  path = mfilename('fullpath');
end
`,
    '5 * x ^ 9',
  ],
  ...Object.fromEntries(
    octaveWords.map((word) => [`named_${word}`, [withVariable(word), '(4 * x ^ 2 + x) * x'] as const]),
  ),
};

describe.each(['fast', 'classic'])('names of functions and variables, in %s style', (style) => {
  let folder: string;
  let printed: readonly string[];
  const names = Object.keys(programs);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'names-'));
    for (const [path, text] of Object.entries(beside)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const derivatives = join(folder, 'derivatives');
    mkdirSync(derivatives);
    const calls = Object.entries(programs).map(([name, [text, value]]) => {
      const files = [{ name: join(folder, `${name}.m`), text }];
      for (const mode of ['reverse', 'forward'] as const) {
        const request = { files, mode, options: mode === 'reverse' ? { style } : {} };
        const made = differentiate(request, { finder: new SourceFinder([folder]) });
        for (const it of made.files) writeFileSync(join(derivatives, it.name), it.text);
      }
      const difference = `f = @(x) ${value}; d = (f(0.7 + 1e-5) - f(0.7 - 1e-5)) / 2e-5`;
      const isRight = `disp(norm([a_${name}(0.7), g_${name}(1, 0.7)] - d) < 1e-8)`;
      return `try, ${difference}; ${isRight}; catch e, disp(e.message); end`;
    });
    printed = (await runOctave(calls.join('\n'), { folders: [derivatives] })).trim().split('\n');
  }, 300_000);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(names)('%s', (name) => {
    expect(printed[names.indexOf(name)]).toBe('1');
  });
});

it('warns where the program asks for its folder, and who calls it', () => {
  const text = functions({ asks: "x + numel(dbstack) + numel(fileparts(mfilename('fullpath')))" });
  const { diagnostics } = differentiate({ files: [{ name: 'asks.m', text }] });
  expect(diagnostics.map((it) => it.code)).toEqual(['W213', 'W213']);
});
