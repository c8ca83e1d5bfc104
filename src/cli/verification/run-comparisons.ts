import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComparedArgument, Comparison, ComparisonReport, OctaveProgram, Verdict } from './comparison.js';
import { octaveFolders } from './octave-folders.js';
import { octaveOutput } from './octave-output.js';

/**
 * Runs functions and their derivatives in one process of Octave, behind some statements that come first, and compares. Gives
 * the reports by the labels of the comparisons; one that stopped has a failure.
 */
export async function runComparisons(
  program: OctaveProgram,
  comparisons: readonly Comparison[],
  { first = [], timeoutSeconds }: { readonly first?: readonly string[]; readonly timeoutSeconds: number },
): Promise<ReadonlyMap<string, ComparisonReport>> {
  const folder = mkdtempSync(join(tmpdir(), 'adjoin-verify-'));
  try {
    const folders = octaveFolders(folder, program);
    const watching = `watch_solvers('${join(folder, 'solvers').replaceAll("'", "''")}');`;
    const printed = await octaveOutput([watching, ...first, ...comparisons.map(statementOf)].join('\n'), {
      folders,
      timeout: timeoutSeconds * 1000,
    });
    return readReports(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function statementOf(it: Comparison): string {
  const list = (numbers: readonly number[]): string => `[${numbers.join(' ')}]`;
  const handle = (name: string | undefined): string => (name === undefined ? '[]' : `@${name}`);
  const how = [
    `'independents', ${list(it.independents)}`,
    `'dependents', ${list(it.dependents)}`,
    `'outputs', ${it.outputs}`,
    `'parameters', ${it.parameters}`,
    `'list', ${it.list}`,
    `'extra', ${it.extra}`,
    `'forward', ${it.forward}`,
    `'tolerance', ${it.tolerance}`,
    ...(it.plot === undefined ? [] : [`'plot', '${it.plot.replaceAll("'", "''")}'`]),
  ];
  return [
    'try',
    `  compare_derivatives('${it.label}', @${it.function}, ${handle(it.adjoint)}, ${handle(it.tangent)}, ${it.args}, struct(${how.join(', ')}));`,
    'catch problem',
    `  printf("\\n@failed\\t${it.label}\\t%s\\n", strtrim(regexprep(problem.message, '\\s+', ' ')));`,
    'end',
  ].join('\n');
}

/** Reads what compare_derivatives.m prints among whatever the functions print themselves. */
function readReports(printed: string): ReadonlyMap<string, ComparisonReport> {
  const reports = new Map<string, ComparisonReport>();
  const reportOf = (label: string): ComparisonReport =>
    reports.get(label) ?? { value: 0, missing: '', adjoints: [] };
  for (const line of printed.split('\n')) {
    const [kind, label = '', ...fields] = line.split('\t');
    const known = reportOf(label);
    if (kind === '@value') {
      const [value, missing = ''] = fields;
      reports.set(label, { ...known, value: readNumber(value), missing });
    } else if (kind === '@argument') {
      reports.set(label, { ...known, adjoints: [...known.adjoints, readArgument(fields)] });
    } else if (kind === '@failed') {
      reports.set(label, { ...known, failure: fields.join(' ') });
    }
  }
  return reports;
}

function readArgument(fields: readonly string[]): ComparedArgument {
  const [position, size = '', directions, dot, differences, step, verdict, stuck, problem = '', reason = ''] =
    fields;
  return {
    position: Number(position),
    size,
    directions: Number(directions),
    dotProduct: readNumber(dot),
    fromDifferences: readNumber(differences),
    fromComplexStep: readNumber(step),
    verdict: verdict as Verdict,
    reason,
    // Each stands behind a space: that of a scalar is empty.
    stuck: stuck?.split(' ').slice(1) ?? [],
    problem,
  };
}

function readNumber(text: string | undefined): number {
  return text === 'Inf' ? Infinity : Number(text);
}
