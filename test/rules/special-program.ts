import type { GeneratedFile } from '../../src/contract/answer.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { SpecialCall } from './special-calls.js';

/** Calls of rules as cases of one function, its adjoint, its tangent, the tangent of the adjoint, and how Octave tests them. */
export interface SpecialProgram {
  readonly files: readonly GeneratedFile[];
  readonly script: string;
}

/** Puts calls into one function of the name, as a transformation takes its time, and differentiates it twice. */
export function specialProgram(name: string, calls: readonly SpecialCall[]): SpecialProgram {
  const totals = ([0, 1, 2] as const).map((it) => Math.max(...calls.map(({ counts }) => counts[it])));
  const [p = [], q = [], w = []] = totals.map((count, kind) =>
    Array.from({ length: count }, (_, index) => `${'pqw'.charAt(kind)}${String(index + 1)}`),
  );
  const text = [
    `function [${w.join(', ')}] = ${name}(number, ${[...p, ...q].join(', ')})`,
    ...w.map((it) => `  ${it} = [];`),
    '  switch number',
    ...calls.flatMap((it, index) => [`    case ${String(index + 1)}`, `      ${it.text}`]),
    '  end',
    'end',
    '',
  ].join('\n');
  const program = { name: `${name}.m`, text };
  const adjoint = derivative([program], name, 'reverse', p, w);
  const tangent = derivative([program], name, 'forward', p, w);
  const adjoints = p.map((it) => `a_${it}`);
  const second = derivative(adjoint, `a_${name}`, 'forward', p, adjoints);
  return {
    files: [program, ...adjoint, ...tangent, ...second],
    script: calls.map((it, index) => check(name, index + 1, it, totals)).join('\n'),
  };
}

function derivative(
  files: readonly GeneratedFile[],
  name: string,
  mode: 'reverse' | 'forward',
  independents: readonly string[],
  dependents: readonly string[],
): readonly GeneratedFile[] {
  const result = differentiate({ files, function: name, mode, independents, dependents });
  if (result.files.length > 0) return result.files;
  const lines = files.flatMap(({ text }) => text.split('\n'));
  const complaints = result.diagnostics.map(({ message, line }) => `${message}: ${lines[line - 1] ?? ''}`);
  throw new Error(`${mode} ${name}: ${complaints.join('\n')}`);
}

function check(
  file: string,
  number: number,
  { rule, text, counts, tries }: SpecialCall,
  totals: readonly number[],
): string {
  const points = tries.map((it) => `struct('p', {{${it.p}}}, 'q', {{${it.q}}})`);
  const fields = [
    `'file', '${file}', 'number', ${String(number)}, 'counts', [${counts.join(' ')}], 'totals', [${totals.join(' ')}]`,
    `'id', '${rule.id}', 'text', '${text.replaceAll("'", "''")}', 'kind', '${rule.kind}', 'complex', '${rule.complex}'`,
    `'orders', ${rule.family === 'derivatives' ? '1' : '2'}, 'tries', {{${points.join(', ')}}}`,
  ];
  return `check_special_points(struct(${fields.join(', ')}));`;
}
