import { CommandFailure } from '../../client/command-failure.js';
import type { ComparedArgument } from './comparison.js';
import { exitCodes, type ExitCode } from '../../client/exit-codes.js';
import { isText } from '../reports/is-text.js';
import { printTable } from '../reports/print-table.js';
import type { ReportOptions } from '../options/report-options.js';
import type { Verified } from './verify-program.js';

const valueTolerance = 1e-12;

/** Prints what was found of a program, if as text: a table on stdout, and the reasons on stderr. */
export function printComparison({ report, parameters }: Verified, options: ReportOptions): ExitCode {
  const { value, adjoints, missing } = report;
  const nameOf = ({ position }: ComparedArgument): string => parameters[position - 1] ?? '';
  if (isText(options)) {
    printTable([
      ['', 'size', 'directions', 'dot product', 'differences', 'complex step'],
      ...adjoints.map((it) => [
        it.verdict === 'right' ? nameOf(it) : `${nameOf(it)} ${it.verdict}`,
        it.size,
        String(it.directions),
        ...[it.dotProduct, it.fromDifferences, it.fromComplexStep].map((number) =>
          it.directions === 0 || Number.isNaN(number) ? '-' : number.toExponential(1),
        ),
      ]),
    ]);
  }
  if (!(value <= valueTolerance)) {
    throw new CommandFailure(
      `the results differ from those of the function by ${value}`,
      exitCodes.diagnostics,
    );
  }
  if (isText(options)) {
    for (const it of adjoints.filter(({ reason }) => reason !== ''))
      process.stderr.write(`${it.verdict === 'right' ? 'note' : it.verdict}: ${nameOf(it)}: ${it.reason}\n`);
    for (const it of adjoints.filter(({ stuck }) => stuck.length > 0)) {
      const names = it.stuck.map((part) => `${nameOf(it)}${part}`).join(', ');
      process.stderr.write(
        `INCOMPLETE: beside the value of ${names} the function stops, which is not compared there: ${it.problem}\n`,
      );
    }
    if (missing !== '') process.stderr.write(`note: no dot product: ${missing}\n`);
  }
  return adjoints.every((it) => it.verdict === 'right') ? exitCodes.ok : exitCodes.diagnostics;
}
