import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { renderDiagnostics } from '../diagnostic/render-diagnostics.js';
import { differentiate, type DifferentiateRequest } from '../engine/differentiate.js';

/** A small program that a diagnostic is reported for. */
export interface DiagnosticExample {
  readonly text: string;
  /** How it is asked for on the command line, if there is more to it than the file. */
  readonly wishes: string;
  /** The codes that are reported. */
  readonly codes: readonly string[];
  /** The first of them, as a person reads it. */
  readonly rendered: string;
}

/**
 * The example of a code, with what is reported now: `src/diagnostic/examples/CODE.m`, a program whose lines that begin with `%@` tell the
 * options of the command.
 */
export function diagnosticExample(code: string): DiagnosticExample | undefined {
  const path = join(packageRoot, 'src', 'diagnostic', 'examples', `${code}.m`);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const wishes = lines.filter((it) => it.startsWith('%@')).map((it) => it.slice(2).trim());
  const text = lines.filter((it) => !it.startsWith('%@')).join('\n');
  const { diagnostics } = differentiate({ files: [{ name: 'f.m', text }], ...requestOf(wishes) });
  return {
    text,
    wishes: wishes.join(' '),
    codes: diagnostics.map((it) => it.code),
    rendered: renderDiagnostics(diagnostics.slice(0, 1), () => text).join('\n'),
  };
}

function requestOf(wishes: readonly string[]): Omit<DifferentiateRequest, 'files'> {
  const given = wishes.map((it) => it.split(' ') as [string, string]);
  const valueOf = (name: string): string | undefined => given.find(([it]) => it === name)?.[1];
  const options = given.filter(([it]) => it === '-s').map(([, it]) => it.split('=') as [string, string]);
  const handles = given
    .filter(([it]) => it === '--handle')
    .map(([, it]) => it.split('=') as [string, string]);
  const nargin = valueOf('--nargin');
  return {
    function: valueOf('-f'),
    mode: valueOf('--mode') as DifferentiateRequest['mode'],
    independents: valueOf('--independents')?.split(','),
    dependents: valueOf('--dependents')?.split(','),
    nargin: nargin === undefined ? undefined : Number(nargin),
    handles: Object.fromEntries(handles),
    shapes: valueOf('--shapes'),
    options: Object.fromEntries(options),
  };
}
