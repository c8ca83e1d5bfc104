import { writeFileSync } from 'node:fs';
import { benchGradients } from './bench-gradients.js';
import { benchParsing } from './bench-parsing.js';
import { benchTransformation, exponentOf } from './bench-transformation.js';

// npm run bench [-- --json FILE]: tables in Markdown; the same numbers as JSON.
const parsing = await benchParsing();
const transformation = benchTransformation([10, 100, 1000]);
const exponent = exponentOf(transformation);
const gradients = await benchGradients();
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const phases = Object.keys(transformation[0]?.shares ?? {});
process.stdout.write(
  [
    "Parsing Octave's library and the test programs, warm",
    '',
    table(
      ['files', 'MB', 'parsed, MB/s', 'with AST XML, MB/s'],
      [
        [
          String(parsing.files),
          ...[parsing.megabytes, parsing.parsed, parsing.written].map((it) => it.toFixed(1)),
        ],
      ],
    ),
    '',
    'Transformation, warm',
    '',
    table(
      ['statements', 'ms', 'lines/s', 'steps run', ...phases],
      transformation.map((it) => [
        String(it.statements),
        it.milliseconds.toFixed(0),
        it.linesPerSecond.toFixed(0),
        `${it.applied} of ${it.steps}`,
        ...phases.map((phase) => `${(100 * (it.shares[phase] ?? 0)).toFixed(0)} %`),
      ]),
    ),
    '',
    `time ~ statements^${exponent.toFixed(2)}`,
    '',
    'Gradients in Octave, in multiples of the function',
    '',
    table(
      ['function', 'parameters', 'function, ms', 'adjoint', 'central differences', 'deviation'],
      gradients.map((it) => [
        it.name,
        String(it.parameters),
        it.milliseconds.toFixed(3),
        it.adjoint.toFixed(1),
        it.differences.toFixed(0),
        it.deviation.toExponential(1),
      ]),
    ),
    '',
  ].join('\n'),
);
const [, , flag, file] = process.argv;
if (flag === '--json' && file !== undefined) {
  writeFileSync(file, `${JSON.stringify({ parsing, transformation, exponent, gradients }, null, 2)}\n`);
}
