import { Command, Option } from 'commander';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../pipeline/differentiate.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { collectOption, collectValue, splitNames } from './option-parsers.js';
import { readSource } from './read-source.js';
import { reportDiagnostics } from './report-diagnostics.js';
import { SourceFinder } from './source-finder.js';
import { systemReason } from './system-reason.js';
import { writeAtomically } from './write-atomically.js';

interface DiffOptions {
  readonly function?: string;
  readonly mode: 'reverse' | 'forward';
  readonly independents?: readonly string[];
  readonly dependents?: readonly string[];
  readonly style?: string;
  readonly output?: string;
  readonly include?: readonly string[];
  readonly set?: Readonly<Record<string, string>>;
}

const examples = `
Examples:
  adjoin diff f.m                            the adjoint of f, for all parameters and outputs, on stdout
  adjoin diff f.m --independents x -o grad   write grad/a_f.m
  adjoin diff f.m -I lib -s rev-prefix=b_    look for the functions that f calls in lib, too
  cat f.m | adjoin diff -                    read from stdin`;

/** `adjoin diff`: differentiates a function. */
export function diffCommand(): Command {
  return new Command('diff')
    .summary('differentiate a function')
    .description('Writes the code that computes the derivatives of a function.')
    .argument('<file>', 'the file that defines the function; - for stdin')
    .option('-f, --function <name>', 'the function; by default the first of the file')
    .addOption(
      new Option('--mode <mode>', 'the kind of derivative')
        .choices(['reverse', 'forward'])
        .default('reverse'),
    )
    .option('--independents <names>', 'parameters to differentiate by; by default all', splitNames)
    .option('--dependents <names>', 'outputs to differentiate; by default all', splitNames)
    .addOption(new Option('--style <style>', 'how the code looks (fast)').choices(['fast', 'classic']))
    .option('-o, --output <dir>', 'write the files into this folder, not on stdout')
    .option('-I, --include <dir>', 'look for called functions in this folder, too (repeatable)', collectValue)
    .option('-s, --set <option=value>', 'set an option of the transformation (repeatable)', collectOption)
    .addHelpText('after', examples)
    .action(async (file: string, options: DiffOptions) => {
      process.exitCode = await run(file, options);
    });
}

async function run(path: string, options: DiffOptions): Promise<number> {
  const read = readSource(path, path === '-' ? 'stdin' : path);
  if (read.source === undefined) {
    reportDiagnostics(read.diagnostics, []);
    return exitCodes.diagnostics;
  }
  const folder = path === '-' ? '.' : dirname(path);
  const finder = new SourceFinder([folder, join(folder, 'private'), ...(options.include ?? [])]);
  const { differentiate } = await import('../pipeline/differentiate.js');
  const result = differentiate(
    {
      files: [read.source],
      function: options.function,
      mode: options.mode,
      independents: options.independents,
      dependents: options.dependents,
      options: { ...options.set, ...(options.style === undefined ? {} : { style: options.style }) },
    },
    { find: finder.find },
  );
  const diagnostics = [...read.diagnostics, ...finder.diagnostics, ...result.diagnostics];
  if (reportDiagnostics(diagnostics, result.sources)) return exitCodes.diagnostics;
  if (options.output === undefined) printFiles(result.files);
  else writeFiles(result.files, options.output, [path, ...result.sources.map((it) => it.name)]);
  return exitCodes.ok;
}

function printFiles(files: readonly GeneratedFile[]): void {
  for (const { name, text } of files) {
    if (files.length > 1) process.stdout.write(`% ${name}\n`);
    process.stdout.write(text);
  }
}

function writeFiles(files: readonly GeneratedFile[], folder: string, sources: readonly string[]): void {
  const written = files.map(({ name, text }) => ({ path: join(folder, name), text }));
  const kept = new Set(sources.filter((it) => existsSync(it)).map((it) => realpathSync(it)));
  for (const { path } of written) {
    if (existsSync(path) && kept.has(realpathSync(path))) {
      throw new CommandFailure(`${path} is a source: name another folder with -o`, exitCodes.usage);
    }
  }
  try {
    writeAtomically(written);
  } catch (error) {
    throw new CommandFailure(`cannot write into ${folder}: ${systemReason(error)}`, exitCodes.diagnostics);
  }
  for (const { path } of written) process.stderr.write(`${path}\n`);
}
