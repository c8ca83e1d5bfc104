import { dirname, resolve } from 'node:path';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { parseSource } from '../../matlab/parse-file.js';
import type { Source } from '../../matlab/source.js';
import { givenShapes, namesIn } from '../../program/given-shapes.js';
import { parameterNames } from '../../program/head-names.js';
import { argumentsAt } from '../options/arguments-at.js';
import { octaveOutput } from '../verification/octave-output.js';
import { namedSizes, type ArgumentSizes } from './named-sizes.js';

/** How long the arguments may take. */
const octaveSeconds = 60;

/** A function, and what the command says of it. */
interface Asked {
  readonly function?: string | undefined;
  readonly nargin?: number | undefined;
  /** Shapes that are told besides. */
  readonly shapes?: string | undefined;
  /** The arguments, as in a call. */
  readonly like: string;
  readonly include?: readonly string[] | undefined;
}

/**
 * Evaluates arguments of a function in Octave, and proposes shapes for the parameters of which none is told yet. Empty where
 * there is no such function. Errors: CommandFailure.
 */
export async function proposeShapes(entry: Source, asked: Asked): Promise<string> {
  const unit = parseSource(entry).file.items.find(
    (it) => it.kind === 'function' && (asked.function === undefined || it.name === asked.function),
  );
  if (unit?.kind !== 'function') return '';
  const all = parameterNames(unit);
  const parameters = all.slice(0, asked.nargin);
  const given = await sizesOfArguments(asked.like, [
    ...(asked.include ?? []).map((it) => resolve(it)),
    resolve(dirname(entry.name)),
  ]);
  if (given.length > parameters.length && !parameters.includes('varargin')) {
    const counts = `${given.length} arguments, and '${unit.name}' gets ${parameters.length}`;
    throw new CommandFailure(`--like gives ${counts}`, exitCodes.usage);
  }
  const told = givenShapes(unit, asked);
  const names = new Set(told.shapes.map((it) => it.name));
  const sizes = new Map<string, ArgumentSizes>();
  parameters.forEach((name, index) => {
    if (name !== 'varargin' && !names.has(name)) sizes.set(name, given[index]);
  });
  const taken = new Set([...all, ...told.shapes.flatMap(namesIn), ...told.least.keys()]);
  return namedSizes(sizes, taken).join(' ');
}

async function sizesOfArguments(like: string, folders: readonly string[]): Promise<ArgumentSizes[]> {
  const script = [
    'try',
    `  adm_arguments = ${argumentsAt(like)};`,
    '  for adm_k = 1:numel(adm_arguments)',
    '    adm_value = adm_arguments{adm_k};',
    '    if (isnumeric(adm_value) || islogical(adm_value)) && ndims(adm_value) == 2',
    '      printf("\\n@sizes\\t%d\\t%d\\n", size(adm_value));',
    '    else',
    '      printf("\\n@other\\n");',
    '    end',
    '  end',
    'catch problem',
    "  printf(\"\\n@failed\\t%s\\n\", strtrim(regexprep(problem.message, '\\s+', ' ')));",
    'end',
  ];
  const printed = await octaveOutput(script.join('\n'), { folders, timeout: octaveSeconds * 1000 });
  const sizes: ArgumentSizes[] = [];
  for (const line of printed.split('\n')) {
    const [kind, ...fields] = line.split('\t');
    if (kind === '@failed') {
      throw new CommandFailure(`--like cannot be evaluated: ${fields.join(' ')}`, exitCodes.usage);
    }
    if (kind === '@sizes') sizes.push(fields.map(Number));
    if (kind === '@other') sizes.push(undefined);
  }
  return sizes;
}
