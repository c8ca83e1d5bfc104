import type { Mode } from '../contract/request.js';
import type { Options } from '../contract/options.js';
import type { Source } from '../matlab/source.js';
import { ownRules } from '../program/program.js';
import type { Entry } from './find-entry.js';

/** The command that makes the same file again. */
export function commandOf(
  entry: Entry,
  mode: Mode,
  independents: string,
  dependents: string,
  options: Options,
  rules: readonly Source[] = [],
): string {
  const file = entry.file.source.name.replace(/^.*[/\\]/, '');
  const given = Object.entries(options)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `-s ${name}=${/^[\w.-]+$/.test(value) ? value : `'${value}'`}`);
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
    ],
    ...rules.flatMap(({ name }) => (name === ownRules ? [] : ['--rules', name])),
    ...given,
  ].join(' ');
}
