import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { packageRoot } from '../../src/base/package-root.js';
import type { GeneratedFile } from '../../src/contract/answer.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { Options } from '../../src/contract/options.js';
import { knownPrograms, type KnownProgram } from './known-program.js';

/** Styles and options that the derivatives are made with. */
const ways: readonly { readonly name: string; readonly options: Options }[] = [
  { name: 'fast', options: {} },
  { name: 'classic', options: { style: 'classic' } },
];
const mark = '@report ';

describe('derivatives at special points', () => {
  const reports = new Map<string, string>();
  const folder = mkdtempSync(join(tmpdir(), 'known-'));

  beforeAll(async () => {
    const calls = ways.flatMap(({ name, options }) =>
      knownPrograms.map((program) => callOf(program, name, options, folder)),
    );
    const folders = [folder, 'test/known-values', 'test/octave', 'src/cli/verify'].map((it) =>
      it === folder ? it : join(packageRoot, it),
    );
    const printed = await runOctave(calls.join('\n'), { folders });
    for (const line of printed.split('\n').filter((it) => it.startsWith(mark))) {
      const [key = '', report = ''] = line.slice(mark.length).split(' | ');
      reports.set(key, report);
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(ways.flatMap((way) => knownPrograms.map((it) => `${way.name} ${it.kind} ${it.name}`)))(
    '%s',
    (key) => {
      expect(reports.get(key)).toBe('');
    },
  );
});

/** A line of Octave that reports on the derivatives of a program, whose files it writes. */
function callOf(program: KnownProgram, way: string, options: Options, folder: string): string {
  const { name, kind, parameters, independents } = program;
  const own = `${name}_${way}`;
  const write = ({ text }: GeneratedFile, from: string, to: string): string => {
    const renamed = text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to);
    writeFileSync(join(folder, `${to}.m`), renamed);
    return renamed;
  };
  write({ name: `${name}.m`, text: program.text }, name, own);
  const make = (
    text: string,
    entry: string,
    mode: 'reverse' | 'forward',
    by: readonly string[],
  ): GeneratedFile => {
    const fit = mode === 'forward' ? { ...options, style: 'fast' } : options;
    const result = differentiate({
      files: [{ name: `${entry}.m`, text }],
      function: entry,
      mode,
      independents: by,
      dependents: [outputOf(text)],
      options: fit,
    });
    const [file] = result.files;
    if (file === undefined)
      throw new Error(`${entry}: ${result.diagnostics.map((it) => it.message).join('; ')}`);
    return file;
  };
  const hasHessian = program.hessian !== undefined && way === 'fast';
  const adjoint = write(make(program.text, name, 'reverse', independents), `a_${name}`, `a_${own}`);
  const tangent = write(make(program.text, name, 'forward', independents), `g_${name}`, `g_${own}`);
  if (hasHessian)
    write(make(adjoint, `a_${own}`, 'forward', independents.slice(0, 1)), `g_a_${own}`, `g_a_${own}`);
  const isTwice = hasHessian && parameters.length === 1 && !program.isOfAdjoint;
  if (isTwice) write(make(tangent, `g_${own}`, 'forward', independents), `g_g_${own}`, `g_g_${own}`);
  const places = independents.map((it) => parameters.indexOf(it) + 1).join(' ');
  const values = [
    program.seed,
    program.gradient === 'differences' ? "'differences'" : (program.gradient ?? '[]'),
    hasHessian ? program.hessian : '[]',
  ];
  const key = `${way} ${kind} ${name}`;
  return [
    `[${parameters.map((it) => `known_${it}`).join(', ')}] = deal(${program.point});`,
    `args = {${parameters.map((it) => `known_${it}`).join(', ')}};`,
    `known = @(${parameters.join(', ')}) {${values.join(', ')}};`,
    'known = known(args{:});',
    'try',
    `  report = check_known(@${own}, @a_${own}, @g_${own}, ${hasHessian ? `@g_a_${own}` : '[]'}, ${isTwice ? `@g_g_${own}` : '[]'}, args, [${places}], known{:}, ${String(program.mayBeNone)});`,
    'catch problem',
    '  report = problem.message;',
    'end',
    `disp(['${mark}${key} | ', strrep(report, char(10), ' ')]); fflush(stdout);`,
  ].join('\n');
}

function outputOf(text: string): string {
  const [, outputs = ''] = /^function (?:\[?([^\]=]*)\]? = )?\w+ ?\(/m.exec(text) ?? [];
  return outputs.split(',')[0]?.trim() ?? '';
}
