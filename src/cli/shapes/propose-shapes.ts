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
  parameters.forEach((parameter, index) => {
    for (const { fields, size } of given[index] ?? []) {
      const name = [parameter, ...fields].join('.');
      const isRead = fields.every((it) => new RegExp(`\\.${it}\\b`).test(entry.text));
      if (parameter !== 'varargin' && isRead && !names.has(name)) sizes.set(name, size);
    }
  });
  const taken = new Set([...all, ...told.shapes.flatMap(namesIn), ...told.least.keys()]);
  return namedSizes(sizes, taken).join(' ');
}

/** The size of an argument, or of a field of one. */
interface FoundSize {
  readonly fields: readonly string[];
  readonly size: ArgumentSizes;
}

/** The sizes of what is numeric in each argument: the argument, or fields of structures. */
async function sizesOfArguments(like: string, folders: readonly string[]): Promise<FoundSize[][]> {
  const script = [
    'try',
    `  adm_arguments = ${argumentsAt(like)};`,
    '  for adm_k = 1:numel(adm_arguments)',
    '    printf("\\n@argument\\n");',
    "    adm_found = {'', adm_arguments{adm_k}};",
    '    while ~isempty(adm_found)',
    '      [adm_path, adm_value] = adm_found{1, :};',
    '      adm_found(1, :) = [];',
    '      if isnumeric(adm_value) || islogical(adm_value)',
    '        printf("\\n@sizes%s", adm_path);',
    '        printf("\\t%d", size(adm_value));',
    '        printf("\\n");',
    '      elseif isstruct(adm_value) && isscalar(adm_value)',
    "        for adm_name = fieldnames(adm_value).'",
    "          adm_found(end + 1, :) = {[adm_path '.' adm_name{1}], adm_value.(adm_name{1})};",
    '        end',
    '      end',
    '    end',
    '  end',
    'catch problem',
    "  printf(\"\\n@failed\\t%s\\n\", strtrim(regexprep(problem.message, '\\s+', ' ')));",
    'end',
  ];
  const printed = await octaveOutput(script.join('\n'), { folders, timeout: octaveSeconds * 1000 });
  const found: FoundSize[][] = [];
  for (const line of printed.split('\n')) {
    const [kind = '', ...parts] = line.split('\t');
    const [mark, ...fields] = kind.split('.');
    if (mark === '@failed') {
      throw new CommandFailure(`--like cannot be evaluated: ${parts.join(' ')}`, exitCodes.usage);
    }
    if (mark === '@argument') found.push([]);
    if (mark === '@sizes') found.at(-1)?.push({ fields, size: parts.map(Number) });
  }
  return found;
}
