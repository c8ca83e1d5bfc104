import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import type { Source } from '../matlab/source.js';
import { renderDiagnostics } from '../diagnostic/render-diagnostics.js';
import { differentiate, type DifferentiateRequest } from '../engine/differentiate.js';

/** A small program that a diagnostic is reported for. */
export interface DiagnosticExample {
  /** Its files; that of the function is the first. */
  readonly files: readonly Source[];
  /** How it is asked for on the command line, if there is more to it than the file. */
  readonly wishes: string;
  /** The codes that are reported. */
  readonly codes: readonly string[];
  /** The first of that code, as a person reads it. */
  readonly rendered: string;
}

/**
 * The example of a code, with what is reported now: `src/diagnostic/examples/CODE.m`, a program whose lines that begin with `%@` tell the
 * options of the command; `%@ file NAME` begins a file, where there are several.
 */
export function diagnosticExample(code: string): DiagnosticExample | undefined {
  const path = join(packageRoot, 'src', 'diagnostic', 'examples', `${code}.m`);
  if (!existsSync(path)) return undefined;
  const [head = '', ...sections] = readFileSync(path, 'utf8').split(/^%@ file /m);
  const lines = head.split('\n');
  const wishes = lines.filter((it) => it.startsWith('%@')).map((it) => it.slice(2).trim());
  const text = lines.filter((it) => !it.startsWith('%@')).join('\n');
  const files = sections.length === 0 ? [{ name: 'f.m', text }] : sections.map(fileOf);
  const find = (name: string): Source | undefined => files.find((it) => it.name === `${name}.m`);
  const list = (): readonly string[] => files.map((it) => basename(it.name, '.m'));
  const { diagnostics } = differentiate({ files, ...requestOf(wishes) }, { finder: { find, list } });
  return {
    files,
    wishes: wishes.join(' '),
    codes: diagnostics.map((it) => it.code),
    rendered: renderDiagnostics(
      diagnostics.filter((it) => it.code === code).slice(0, 1),
      (name) => files.find((it) => it.name === name)?.text,
    ).join('\n'),
  };
}

/** A file of an example: its name on the first line, its text behind. */
function fileOf(section: string): Source {
  const end = section.indexOf('\n');
  return { name: section.slice(0, end).trim(), text: section.slice(end + 1) };
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
