import type { Mode } from '../contract/request.js';
import { shapeEntries } from '../contract/told-shapes.js';
import type { Options } from '../contract/options.js';
import type { Source } from '../matlab/source.js';
import { ownRules } from '../program/program.js';
import type { Entry } from './find-entry.js';

/** The wishes that a command tells; names have commas between them. */
interface Wishes {
  readonly mode: Mode;
  readonly independents: string;
  readonly dependents: string;
  readonly nargin?: number | undefined;
  readonly handles?: Readonly<Record<string, string>> | undefined;
  readonly shapes?: string | undefined;
  readonly options: Options;
  readonly rules?: readonly Source[] | undefined;
}

/** The command that makes the same file again. */
export function commandOf(
  entry: Entry,
  { mode, independents, dependents, nargin, handles = {}, shapes = '', options, rules = [] }: Wishes,
): string {
  const file = entry.file.source.name.replace(/^.*[/\\]/, '');
  const given = Object.entries(options)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `-s ${name}=${/^[\w.-]+$/.test(value) ? value : `'${value}'`}`);
  const told = shapeEntries(shapes).join(' ');
  const handled = Object.entries(handles).map(([name, text]) => `${name}=${text}`);
  return [
    ...[
      'adjoin',
      'diff',
      file,
      '-f',
      entry.unit.name,
      ...(mode === 'forward' ? ['--mode', mode] : []),
      '--independents',
      independents,
      '--dependents',
      dependents,
      ...(nargin === undefined ? [] : ['--nargin', String(nargin)]),
      ...handled.flatMap((it) => ['--handle', inShell(it)]),
      ...(told === '' ? [] : ['--shapes', inShell(told)]),
    ],
    ...rules.flatMap(({ name }) => (name === ownRules ? [] : ['--rules', name])),
    ...given,
  ].join(' ');
}

/** A word as a shell takes it. */
function inShell(word: string): string {
  return /^[\w.=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
