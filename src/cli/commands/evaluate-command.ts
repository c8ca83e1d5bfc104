import { Command } from 'commander';
import { basename, dirname, join, resolve } from 'node:path';
import { unpackedToolbox } from '../../base/octave-package.js';
import { packageRoot } from '../../base/package-root.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { OpenedProgram } from '../../client/opened-program.js';
import { parseSource } from '../../matlab/parse-file.js';
import type { Source } from '../../matlab/source.js';
import { outputNames, parameterNames } from '../../program/head-names.js';
import { addIncludeOption } from '../options/add-include-option.js';
import { argumentsAt } from '../options/arguments-at.js';
import { octaveOutput } from '../verification/octave-output.js';

/** How long the function and its derivative may run, all in all. */
const octaveSeconds = 300;

/** The derivatives that are evaluated by a command of their own, by the toolbox's command of the same name. */
const kinds = {
  gradient: 'the gradients of a function with one number as its result',
  jacobian: 'the Jacobians of a function',
  hessian: 'the Hessian of a function with one number as its result',
} as const;

export type EvaluatedKind = keyof typeof kinds;

interface EvaluateOptions {
  readonly at: string;
  readonly independents?: string;
  readonly dependent?: string;
  readonly json?: boolean;
  readonly include?: readonly string[];
}

/** `adjoin gradient`, `adjoin jacobian` and `adjoin hessian`: evaluate a derivative in Octave, for those who stay in the shell. */
export function evaluateCommand(kind: EvaluatedKind): Command {
  const command = new Command(kind)
    .summary(`evaluate ${kinds[kind]}, in Octave`)
    .description(`Evaluates ${kinds[kind]} in Octave, and prints the value and the derivatives.`)
    .argument('<file>', 'the file that defines the function, which has its name')
    .requiredOption('--at <args>', 'the arguments, as in a call')
    .option('--independents <names>', 'parameters to differentiate by; by default the first')
    .option('--dependent <name>', 'the result to differentiate; by default the first')
    .option(
      '--json',
      'as JSON; complex numbers as objects with re and im, others as "NaN", "Infinity", "-Infinity"',
    );
  return addIncludeOption(command)
    .addHelpText('after', `\nExample:\n  adjoin ${kind} f.m --at '[1 2; 3 4], 0.5' --independents x`)
    .action(async (path: string, options: EvaluateOptions) => {
      await evaluate(kind, path, options);
    });
}

async function evaluate(kind: EvaluatedKind, path: string, options: EvaluateOptions): Promise<void> {
  const { entry, diagnostics } = new OpenedProgram(path, options);
  if (entry === undefined) {
    throw new CommandFailure(
      `${path}: ${diagnostics[0]?.message ?? 'it cannot be read'}`,
      exitCodes.diagnostics,
    );
  }
  const derivative = { kind, ...askedOf(entry, options), options };
  const printed = await octaveOutput(scriptOf(derivative), {
    folders: [...(options.include ?? []), dirname(path), join(unpackedToolbox, 'inst')].map((it) =>
      resolve(it),
    ),
    timeout: octaveSeconds * 1000,
  });
  const [shown = '', failure] = printed.split('\n@failed\n');
  if (failure !== undefined) throw new CommandFailure(failure.trimEnd(), exitCodes.diagnostics);
  process.stdout.write(shown);
}

/** The function of a file, and the positions of the parameters and of the result that are named. */
function askedOf(
  entry: Source,
  { independents, dependent }: EvaluateOptions,
): Pick<Evaluation, 'name' | 'names' | 'positions' | 'output'> {
  const unit = parseSource(entry).file.items.find((it) => it.kind === 'function');
  const name = basename(entry.name, '.m');
  if (unit?.kind !== 'function')
    throw new CommandFailure(`${entry.name} defines no function`, exitCodes.diagnostics);
  if (!/^[a-z]\w*$/i.test(name))
    throw new CommandFailure(`'${name}' is no name of a function: rename ${entry.name}`, exitCodes.usage);
  const parameters = parameterNames(unit);
  const output = dependent === undefined ? 1 : outputNames(unit).indexOf(dependent) + 1;
  if (output === 0) {
    throw new CommandFailure(
      `'${dependent ?? ''}' is no result of '${name}': ${outputNames(unit).join(', ')}`,
      exitCodes.usage,
    );
  }
  const names = independents?.split(',').map((it) => it.trim()) ?? parameters.slice(0, 1);
  const unknown = names.find((it) => !parameters.includes(it));
  if (unknown !== undefined) {
    throw new CommandFailure(
      `'${unknown}' is no parameter of '${name}': ${parameters.join(', ')}`,
      exitCodes.usage,
    );
  }
  return { name, names, output, positions: names.map((it) => parameters.indexOf(it) + 1) };
}

interface Evaluation {
  readonly kind: EvaluatedKind;
  readonly name: string;
  readonly names: readonly string[];
  readonly positions: readonly number[];
  readonly output: number;
  readonly options: EvaluateOptions;
}

/** A script that calls the toolbox, and prints what it gives, or why there is nothing behind `@failed`. */
function scriptOf({ kind, name, names, positions, output, options }: Evaluation): string {
  const adjoin = [process.execPath, join(packageRoot, 'dist', 'cli', 'start.js')]
    .map((it) => `"${it}"`)
    .join(' ');
  const isHessian = kind === 'hessian';
  const labels = isHessian ? ['gradient', 'hessian'] : names;
  const results = isHessian ? '[value, derivatives{1:2}]' : `[value, derivatives{1:${names.length}}]`;
  const shown = labels.flatMap((label, index) =>
    options.json === true
      ? []
      : [
          `printf('%s by %s:\\n', '${isHessian ? label : kind}', '${isHessian ? names.join(', ') : label}');`,
          `disp(derivatives{${index + 1}});`,
        ],
  );
  const gradients =
    names.length === 1 && isHessian
      ? ['derivatives{1}']
      : names.map((_, index) => `derivatives{1}{${index + 1}}`);
  const byName = (values: readonly string[]): string =>
    `{struct(${names.map((label, index) => `'${label}', {${values[index] ?? ''}}`).join(', ')})}`;
  const fields = isHessian
    ? `'gradient', ${byName(gradients)}, 'hessian', {derivatives{2}}`
    : `'${kind}', ${byName(names.map((_, index) => `derivatives{${index + 1}}`))}`;
  const json = `puts([adj.internal.json_of(struct('value', {value}, ${fields})), "\\n"]);`;
  return [
    `setenv('ADJOINERY', '${adjoin.replaceAll("'", "''")}');`,
    'format long;',
    'try',
    `  given = ${argumentsAt(options.at)};`,
    '  derivatives = {};',
    `  ${results} = adj.${kind}('${name}', given{:}, adj.options('wrt', [${positions.join(' ')}], 'output', ${output}));`,
    ...(options.json === true ? [json] : ["disp('value:'); disp(value);", ...shown]),
    'catch problem',
    '  printf("\\n@failed\\n%s\\n", problem.message);',
    'end',
  ].join('\n');
}
