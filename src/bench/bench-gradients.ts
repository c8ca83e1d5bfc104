import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { differentiate } from '../engine/differentiate.js';
import { completeOptions, type Options } from '../contract/options.js';
import { rowsFromOctave, type ScriptFile } from './rows-from-octave.js';

/** The time of a gradient, in multiples of the function's own time. */
export interface GradientResult {
  readonly name: string;
  readonly parameters: number;
  /** The time of the function, in milliseconds. */
  readonly milliseconds: number;
  readonly adjoint: number;
  /** Central differences: two calls of the function for each parameter. */
  readonly differences: number;
  /** The largest relative deviation of the adjoint from differences, over some parameters. */
  readonly deviation: number;
}

interface Case {
  readonly title: string;
  readonly program: string;
  readonly independents: string;
  readonly setup: string;
  readonly arguments: string;
  readonly options?: Options;
}

const cases: readonly Case[] = [
  {
    title: 'polynom, 1000 coefficients',
    program: 'polynom',
    independents: 'p',
    setup: 'p = cos(1:1000);',
    arguments: '0.99, p',
  },
  {
    title: 'Rosenbrock, vectorised, n = 10000',
    program: 'rosenbrock_vectorised',
    independents: 'x',
    setup: "x = sin(1:10000)';",
    arguments: 'x',
  },
  {
    title: 'Rosenbrock, loop, n = 1000',
    program: 'rosenbrock_loop',
    independents: 'x',
    setup: "x = sin(1:1000)';",
    arguments: 'x',
  },
  ...[100, 1000].map((n) => ({
    title: `Burgers, n = ${n}, 50 steps`,
    program: 'burgers',
    independents: 'u',
    setup: `u = sin(2 * pi * (0:${n - 1})' / ${n}) + 0.3;`,
    arguments: `u, 1e-4, ${0.1 / n}, 50`,
  })),
  {
    title: 'Burgers, n = 1000, 2000 steps, checkpoints',
    program: 'burgers',
    independents: 'u',
    setup: "u = sin(2 * pi * (0:999)' / 1000) + 0.3;",
    arguments: 'u, 1e-4, 1e-5, 2000',
    options: { checkpoints: 'outermost', 'rev-prefix': 'checkpointed_' },
  },
  {
    title: 'Gaussian mixture, d = 3, k = 3, n = 20',
    program: 'mixture',
    independents: 'icf',
    setup:
      "a = cos(1:3)'; m = cos(reshape(1:9, 3, 3)); q = sin(reshape(1:18, 6, 3)) / 2; x = sin(reshape(1:60, 3, 20));",
    arguments: 'a, m, q, x',
  },
];

/** Times adjoints against their functions in Octave: all ratios within one process. */
export async function benchGradients(): Promise<GradientResult[]> {
  const programs = join(packageRoot, 'test', 'programs');
  const adjoints: ScriptFile[] = [];
  const lines = [...helpers];
  for (const it of cases) {
    const text = readFileSync(join(programs, `${it.program}.m`), 'utf8');
    const files = [{ name: `${it.program}.m`, text }];
    const { options = {} } = it;
    adjoints.push(...differentiate({ files, independents: it.independents.split(','), options }).files);
    const adjoint = `@${completeOptions(options)['rev-prefix'] ?? ''}${it.program}`;
    lines.push(
      it.setup,
      `measure('${it.title}', @${it.program}, ${adjoint}, ${position(text, it)}, {${it.arguments}});`,
    );
  }
  const rows = await rowsFromOctave(lines, adjoints, [programs]);
  return rows.map(([name = '', ...rest]) => {
    const [parameters = NaN, milliseconds = NaN, adjoint = NaN, differences = NaN, deviation = NaN] =
      rest.map(Number);
    return { name, parameters, milliseconds, adjoint, differences, deviation };
  });
}

/** The position of the (only) independent among the parameters. */
function position(text: string, it: Case): number {
  const parameters = /\(([^)]*)\)/.exec(text)?.[1]?.split(/,\s*/) ?? [];
  return parameters.indexOf(it.independents) + 1;
}

const helpers = [
  'function measure(name, f, a_f, at, args)',
  '  t = time_of(@() f(args{:}));',
  '  a = time_of(@() a_f(args{:}, 1));',
  '  g = a_f(args{:}, 1); x = args{at}; worst = 0;',
  '  for k = unique(round(linspace(1, numel(x), 5)))',
  '    h = 1e-5; up = args; up{at}(k) += h; down = args; down{at}(k) -= h;',
  '    d = (f(up{:}) - f(down{:})) / (2 * h);',
  '    worst = max(worst, abs(d - g(k)) / max(1, max(abs(g(:)))));',
  '  end',
  "  printf('%s|%d|%g|%g|%g|%g\\n', name, numel(x), 1e3 * t, a / t, 2 * numel(x), worst);",
  'end',
];
