import { Command, Option } from 'commander';
import { dirname } from 'node:path';
import type { DerivativeRequest } from '../cache/normalize-request.js';
import { addReportOptions } from './add-report-options.js';
import { addRequestOptions } from './add-request-options.js';
import { addSourceOptions } from './add-source-options.js';
import { checkGenerated } from './check-generated.js';
import { CommandFailure } from './command-failure.js';
import { derivativeSourceOf } from './derivative-source-of.js';
import { diffResult } from './diff-result.js';
import { exitCodes, type ExitCode } from './exit-codes.js';
import { nextChange } from './next-change.js';
import { obtainDerivative, type DerivativeSource } from './obtain-derivative.js';
import { OpenedProgram } from './opened-program.js';
import type { Outcome } from './outcome.js';
import { printTimings } from './print-timings.js';
import { printReport } from './print-report.js';
import type { ReportOptions } from './report-options.js';
import { requestOf } from './request-of.js';
import type { RequestOptions } from './request-options.js';
import type { SourceOptions } from './source-options.js';
import { writeGenerated } from './write-generated.js';

interface DiffOptions extends RequestOptions, SourceOptions, ReportOptions {
  readonly output?: string;
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly timings?: boolean;
}

const examples = `
Examples:
  adjoin diff f.m                            the adjoint of f, for all parameters and outputs, on stdout
  adjoin diff f.m --mode forward             the tangent of f
  adjoin diff f.m --independents x -o grad   write grad/a_f.m
  adjoin diff f.m -o grad --check            is grad/a_f.m what would be written now?
  adjoin diff f.m -I lib -s rev-prefix=b_    look for the functions that f calls in lib, too
  cat f.m | adjoin diff -                    read from stdin`;

/** `adjoin diff`: differentiates a function. */
export function diffCommand(): Command {
  const command = new Command('diff')
    .summary('differentiate a function')
    .description('Writes the code that computes the derivatives of a function.')
    .argument('<file>', 'the file that defines the function; - for stdin')
    .option('-o, --output <dir>', 'write the files into this folder, not on stdout')
    .option(
      '--check',
      'write nothing: exit code 1 if the files in the folder (-o, or that of <file>) are stale',
    )
    .addOption(new Option('--watch', 'go on, and write again whenever a source changes').conflicts('check'))
    .option('--timings', 'tell on stderr how long the steps took');
  addRequestOptions(command);
  addSourceOptions(command);
  addReportOptions(command);
  return command.addHelpText('after', examples).action(async (file: string, options: DiffOptions) => {
    const run = new DiffRun(file, options);
    process.exitCode = options.watch === true ? await run.watch() : await run.once();
  });
}

class DiffRun {
  readonly #request: DerivativeRequest;
  readonly #from: DerivativeSource;

  constructor(
    readonly path: string,
    readonly options: DiffOptions,
  ) {
    this.#request = requestOf(options);
    this.#from = derivativeSourceOf(options);
    if (path !== '-') return;
    if (options.watch === true) throw new CommandFailure('--watch needs a file, not -', exitCodes.usage);
    if (options.check === true && options.output === undefined) {
      throw new CommandFailure('--check with - needs a folder: give it with -o', exitCodes.usage);
    }
  }

  async once(): Promise<ExitCode> {
    return this.#answer(new OpenedProgram(this.path, this.options.include));
  }

  /** Runs until it is interrupted: whatever is wrong now may be right after the next change. */
  async watch(): Promise<never> {
    if (this.options.output === undefined) {
      throw new CommandFailure('--watch needs a folder to write to: give it with -o', exitCodes.usage);
    }
    for (;;) {
      const start = Date.now();
      const program = new OpenedProgram(this.path, this.options.include);
      try {
        await this.#answer(program);
      } catch (error) {
        if (!(error instanceof CommandFailure)) throw error;
        process.stderr.write(`adjoin: ${error.message}\n`);
      }
      this.#say('adjoin: waiting for changes');
      this.#say(`adjoin: ${await nextChange([this.path, ...program.finder.candidates], start)} changed`);
    }
  }

  async #answer(program: OpenedProgram): Promise<ExitCode> {
    const outcome = await obtainDerivative(program, this.#request, this.#from);
    const { sources, files, key = '' } = outcome;
    if (outcome.cached) this.#say(`adjoin: from cache (${key.slice(0, 12)})`);
    if (this.options.verbose === true) {
      for (const { name } of sources) process.stderr.write(`adjoin: read ${name}\n`);
      process.stderr.write(`adjoin: key ${key}\n`);
    }
    const stale =
      this.options.check === true ? checkGenerated(files, this.options.output ?? dirname(this.path)) : [];
    const diagnostics = [...outcome.diagnostics, ...stale];
    const failed = this.#report({ ...outcome, diagnostics });
    if (!failed && this.options.check !== true && this.options.output !== undefined) {
      const written = writeGenerated(files, this.options.output, sources, { keepForeign: true });
      for (const path of written) this.#say(path);
    }
    if (this.options.timings === true) printTimings(outcome.timings);
    return failed ? exitCodes.diagnostics : exitCodes.ok;
  }

  /** Prints what was asked for; says whether there are errors. */
  #report(outcome: Outcome): boolean {
    const { files, diagnostics, sources } = outcome;
    const { check, output } = this.options;
    const failed = diagnostics.some((it) => it.severity === 'error');
    const shown = failed || check === true || output !== undefined ? [] : files;
    const text = shown.map((it) => (files.length > 1 ? `% ${it.name}\n${it.text}` : it.text)).join('');
    printReport({ diagnostics, sources, text, document: diffResult(outcome) }, this.options);
    return failed;
  }

  /** What is good to know, but no error. */
  #say(line: string): void {
    if (this.options.quiet !== true) process.stderr.write(`${line}\n`);
  }
}
