import { Command, Option } from 'commander';
import { availableParallelism } from 'node:os';
import { addReportOptions } from '../options/add-report-options.js';
import { addRequestOptions } from '../options/add-request-options.js';
import { addSourceOptions } from '../options/add-source-options.js';
import type { DiffOptions } from '../options/diff-options.js';
import { DiffRun } from './diff-run.js';
import { wholeNumber } from '../options/whole-number.js';

/** Threads take memory. */
const mostJobs = 64;

const examples = `
Examples:
  adjoin diff f.m                            the adjoint of f, for all parameters and outputs, on stdout
  adjoin diff f.m --mode forward             the tangent of f
  adjoin diff f.m --independents x -o grad   write grad/a_f.m
  adjoin diff f.m -o grad --check            is grad/a_f.m what would be written now?
  adjoin diff src/*.m -o grad                all that these files begin with, some at a time
  adjoin diff f.m -I lib -s rev-prefix=b_    look for the functions that f calls in lib, too
  adjoin diff f.m --like 'rand(5,1), eye(5)' tell shapes: u=n,1 F=n,n
  cat f.m | adjoin diff -                    read from stdin
  adjoin diff - --stdin-filepath src/f.m     the same for editors, whose text is not saved yet`;

/** `adjoin diff`: differentiates a function. */
export function diffCommand(): Command {
  const command = new Command('diff')
    .summary('differentiate functions')
    .description('Writes the code that computes the derivatives of a function.')
    .argument('<files...>', 'files that define a function each; - for stdin')
    .option('-o, --output <dir>', 'write the files into this folder, not on stdout')
    .option(
      '--check',
      'write nothing: exit code 1 if the files in the folder (-o, or that of each file) are stale',
    )
    .option(
      '--like <args>',
      "propose --shapes that fit these arguments, as in a call, and take them: 'rand(5,1), eye(5)'; Octave evaluates them",
    )
    .addOption(new Option('--watch', 'go on, and write again whenever a source changes').conflicts('check'))
    .addOption(
      new Option('--jobs <number>', 'how many files to work on at a time')
        .argParser(wholeNumber(1, mostJobs))
        .default(Math.min(availableParallelism(), mostJobs), 'as many as processors'),
    )
    .option('--timings', 'tell on stderr how long the steps took');
  addRequestOptions(command);
  addSourceOptions(command);
  addReportOptions(command);
  return command.addHelpText('after', examples).action(async (files: string[], options: DiffOptions) => {
    const run = new DiffRun(files, options);
    process.exitCode = options.watch === true ? await run.watch() : await run.once();
  });
}
