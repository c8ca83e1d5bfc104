import { Command } from 'commander';
import { wholeNumber } from '../cli/options/whole-number.js';
import { evalCases } from './eval-cases.js';
import { playEvals, type EvalResult } from './play-evals.js';

interface GradbenchOptions {
  readonly seed: number;
  readonly runs: number;
  readonly seconds: number;
  readonly module?: readonly string[];
}

// npm run gradbench: a table in Markdown. The exit code is 1 if a value is wrong.
const command = new Command('gradbench')
  .description("Plays GradBench's evals by its protocol, with small inputs, and checks and times all values.")
  .option('--seed <number>', 'seed of the inputs', wholeNumber(1, Number.MAX_SAFE_INTEGER), 1)
  .option('--runs <number>', 'how often each function is evaluated at least', wholeNumber(1, 1000), 5)
  .option('--seconds <number>', 'and how long at least', wholeNumber(0, 1000), 1)
  .option('--module <name...>', 'these evals only')
  .parse();
const { seed, runs, seconds, module } = command.opts<GradbenchOptions>();
const cases = evalCases(seed).filter((it) => module?.includes(it.module) ?? true);
const titles = ['eval', 'input', 'function', 'ms', 'over program', 'deviation'];
process.stdout.write(`${rowOf(titles)}\n${rowOf(titles.map(() => '---'))}\n`);
const results = await playEvals(cases, { runs, seconds }, (it) => {
  process.stdout.write(`${rowOf(cellsOf(it))}\n`);
});
const wrong = results.filter((it) => it.problem !== undefined);
for (const it of wrong) process.stderr.write(`${it.module} ${it.name}: ${it.problem}\n`);
process.stdout.write(`${results.length - wrong.length} of ${results.length} values are right\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

function cellsOf(it: EvalResult): string[] {
  return [
    ...[it.module, it.description, it.name, it.milliseconds.toFixed(3)],
    ...[it.ratio?.toFixed(1) ?? '', it.deviation.toExponential(1)],
  ];
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
