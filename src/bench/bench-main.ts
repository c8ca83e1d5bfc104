import { Command, Option } from 'commander';
import { writeFileSync } from 'node:fs';
import { benchDirections } from './bench-directions.js';
import { benchGradients, type GradientResult } from './bench-gradients.js';
import { benchParsing } from './bench-parsing.js';
import { benchRules } from './bench-rules.js';
import { benchTransformation, exponentOf } from './bench-transformation.js';
import { geometricMean } from './geometric-mean.js';
import { median } from './median.js';
import { programKinds } from './program-kinds.js';
import { writeRecordedRatios } from './recorded-ratios.js';

/** The results of measurements: a title, tables in Markdown, and the numbers that are written as JSON. */
interface Section {
  readonly text: readonly string[];
  readonly numbers: object;
  /** Keeps the results as those that later ones are compared with. */
  readonly record?: () => void;
}

/** The ratios of gradients. */
const columns = ['told', 'untold', 'byHand'] as const;
const columnTitles = ['told', 'not told', 'by hand'];

/** Adjoints that cost more, in multiples of their function, are listed. */
const costly = 6;

const sections: Readonly<Record<string, () => Section | Promise<Section>>> = {
  async parsing() {
    const it = await benchParsing();
    const measured = [it.megabytes, it.parsed, it.written].map((number) => number.toFixed(1));
    return {
      text: [
        "Parsing Octave's library and the test programs, warm",
        table(['files', 'MB', 'parsed, MB/s', 'with AST XML, MB/s'], [[String(it.files), ...measured]]),
      ],
      numbers: it,
    };
  },
  transformation() {
    const kinds = Object.keys(programKinds).map((kind) =>
      benchTransformation(kind, kind === 'mixed' ? [10, 100, 1000] : [10, 100, 500]),
    );
    const phases = Object.keys(kinds[0]?.[0]?.shares ?? {});
    const exponents = Object.fromEntries(
      kinds.map((results) => [results[0]?.kind ?? '', exponentOf(results)]),
    );
    return {
      text: [
        'Transformation, warm',
        table(
          ['kind', 'statements', 'ms', 'lines/s', 'steps run', ...phases],
          kinds
            .flat()
            .map((it) => [
              it.kind,
              String(it.statements),
              it.milliseconds.toFixed(0),
              it.linesPerSecond.toFixed(0),
              `${it.applied} of ${it.steps}`,
              ...phases.map((phase) => `${(100 * (it.shares[phase] ?? 0)).toFixed(0)} %`),
            ]),
        ),
        ...Object.entries(exponents).map(([kind, it]) => `${kind}: time ~ statements^${it.toFixed(2)}`),
      ],
      numbers: { results: kinds.flat(), exponents },
    };
  },
  async gradients() {
    const results = await benchGradients();
    const programs = [...new Set(results.map((it) => it.name))];
    const means = (of: (it: GradientResult) => boolean): string[] =>
      columns.map((column) => geometricMean(results.filter(of).map((it) => it[column])).toFixed(2));
    return {
      text: [
        'Gradients in Octave, in multiples of the program: shapes told, not told, by hand; bytes of tapes: told, by hand',
        table(
          ['program', 'sizes', 'program, ms', ...columnTitles, 'bytes', 'bytes by hand', 'deviation'],
          results.map((it) => [
            it.name,
            it.sizes,
            it.milliseconds.toFixed(3),
            ...columns.map((column) => it[column].toFixed(2)),
            String(it.bytes),
            String(it.bytesByHand),
            it.deviation.toExponential(1),
          ]),
        ),
        table(
          ['geometric means', ...columnTitles],
          [
            ...programs.map((name) => [name, ...means((it) => it.name === name)]),
            ['all', ...means(() => true)],
          ],
        ),
      ],
      numbers: results,
      record() {
        writeRecordedRatios(results);
      },
    };
  },
  async directions() {
    const results = await benchDirections();
    return {
      text: [
        'Tangents in Octave, in multiples of the function: in many directions at once, and in one after the other',
        table(
          ['function', 'directions', 'at once', 'one by one'],
          results.map((it) => [it.name, String(it.directions), it.once.toFixed(1), it.each.toFixed(1)]),
        ),
      ],
      numbers: results,
    };
  },
  async rules() {
    const { costs, untimed } = await benchRules();
    const families = [...new Set(costs.map((it) => it.family))];
    const outliers = costs
      .filter((it) => it.adjoint > costly)
      .sort((one, other) => other.adjoint - one.adjoint);
    return {
      text: [
        'Adjoints of single functions in Octave, in multiples of the function: 1e5 elements, 200 rows, or 2000 of a vector',
        table(
          ['family', 'patterns', 'median', `above ${costly}`],
          families.map((family) => {
            const own = costs.filter((it) => it.family === family).map((it) => it.adjoint);
            return [family, own.length, median(own).toFixed(1), own.filter((it) => it > costly).length].map(
              String,
            );
          }),
        ),
        table(
          ['function', 'sizes', 'function, ms', 'adjoint'],
          outliers.map((it) => [it.call, it.sizes, it.milliseconds.toFixed(3), it.adjoint.toFixed(1)]),
        ),
        `not timed, as no point could be enlarged: ${untimed.join(', ')}`,
      ],
      numbers: { costs, untimed },
    };
  },
};

const command = new Command('bench')
  .description('Measures speed: tables in Markdown; the same numbers as JSON.')
  .option('--json <file>', 'write the numbers there')
  .option('--record', 'keep the ratios of gradients: npm run test:long compares with them', false)
  .addOption(new Option('--only <sections...>', 'measure these').choices(Object.keys(sections)))
  .parse();
const {
  json,
  record,
  only = Object.keys(sections),
} = command.opts<{ json?: string; record: boolean; only?: string[] }>();
const numbers: Record<string, object> = {};
for (const [name, measure] of Object.entries(sections)) {
  if (!only.includes(name)) continue;
  const section = await measure();
  numbers[name] = section.numbers;
  if (record) section.record?.();
  process.stdout.write(`${section.text.join('\n\n')}\n\n`);
}
if (json !== undefined) writeFileSync(json, `${JSON.stringify(numbers, null, 2)}\n`);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
