import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import type { Source } from '../../matlab/source.js';
import { checkGenerated } from '../commands/check-generated.js';
import { CommandFailure } from '../../client/command-failure.js';
import type { DiffOptions } from '../options/diff-options.js';
import { diffResult } from './diff-result.js';
import type { Answered } from '../commands/diff-run.js';
import { exitCodes, type ExitCode } from '../../client/exit-codes.js';
import type { Outcome } from '../../client/outcome.js';
import { printReport } from './print-report.js';
import { printTimings } from './print-timings.js';
import { Progress } from './progress.js';
import { say } from './say.js';
import { writeGenerated } from '../../client/write-generated.js';

/** Writes what became of the files of a command, and reports it: each when it comes, or all in one document. */
export class DiffReport {
  readonly #progress: Progress;
  readonly #isDocument: boolean;
  readonly #documents: object[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #sources: Source[] = [];
  /** Already reported: files may lead to the same one, whose warnings come with each. */
  readonly #told = new Set<string>();
  /** Files that were written, and the sources that they come from. */
  readonly #written = new Map<string, string>();
  #code: ExitCode = exitCodes.ok;

  constructor(
    readonly count: number,
    readonly options: DiffOptions,
  ) {
    this.#progress = new Progress(count, options.quiet !== true);
    this.#isDocument = ['json', 'sarif'].includes(options.format);
  }

  add({ path, result, asked }: Answered): void {
    this.#progress.clear();
    try {
      if (result instanceof CommandFailure) throw result;
      this.#tell(path, result, asked);
    } catch (error) {
      // One file alone ends the command with its failure.
      if (!(error instanceof CommandFailure) || (this.count === 1 && this.options.watch !== true))
        throw error;
      process.stderr.write(`adjoin: ${error.message}\n`);
      this.#worsen(error.exitCode);
    }
    this.#progress.step();
  }

  /** The gravest of the exit codes. */
  end(): ExitCode {
    if (this.#isDocument) {
      const [only = {}] = this.#documents;
      printReport(
        {
          diagnostics: this.#diagnostics,
          sources: this.#sources,
          text: '',
          document: this.count === 1 ? only : { results: this.#documents },
        },
        this.options,
      );
    }
    return this.#code;
  }

  #tell(path: string, outcome: Outcome, asked: Answered['asked']): void {
    const { sources, files, key = '' } = outcome;
    if (outcome.cached) say(`adjoin: from cache (${key.slice(0, 12)})`, this.options);
    if (this.options.verbose === true) {
      for (const { name } of sources) process.stderr.write(`adjoin: read ${name}\n`);
      process.stderr.write(`adjoin: key ${key}\n`);
    }
    const { check, output } = this.options;
    const stale = check === true ? checkGenerated(files, output ?? dirname(path)) : [];
    const diagnostics = [...outcome.diagnostics, ...stale];
    const failed = diagnostics.some((it) => it.severity === 'error');
    if (failed) this.#worsen(exitCodes.diagnostics);
    this.#report(path, { ...outcome, diagnostics }, asked, failed);
    if (!failed && check !== true && output !== undefined) this.#write(path, outcome, output);
    if (this.options.timings === true) printTimings(outcome.timings);
  }

  #report(path: string, outcome: Outcome, asked: Answered['asked'], failed: boolean): void {
    const { files, diagnostics, sources } = outcome;
    if (this.#isDocument) {
      const document = diffResult(outcome, asked);
      this.#documents.push(this.count === 1 ? document : { source: path, ...document });
      this.#diagnostics.push(...this.#untold(diagnostics));
      this.#sources.push(...sources);
      return;
    }
    const shown = failed || this.options.check === true || this.options.output !== undefined ? [] : files;
    const isNamed = files.length > 1 || this.count > 1;
    const text = shown.map((it) => (isNamed ? `% ${it.name}\n${it.text}` : it.text)).join('');
    printReport({ diagnostics: this.#untold(diagnostics), sources, text, document: {} }, this.options);
  }

  /** All errors, and what else was not reported yet. */
  #untold(diagnostics: readonly Diagnostic[]): Diagnostic[] {
    return diagnostics.filter((it) => {
      const text = JSON.stringify(it);
      const isNew = it.severity === 'error' || !this.#told.has(text);
      this.#told.add(text);
      return isNew;
    });
  }

  #write(path: string, { files, sources }: Outcome, folder: string): void {
    for (const { name } of files) {
      const target = join(folder, name);
      const other = this.#written.get(target);
      if (other !== undefined) {
        throw new CommandFailure(
          `${target} comes from ${other} and from ${path}: name other folders with -o`,
          exitCodes.usage,
        );
      }
      this.#written.set(target, path);
    }
    for (const it of writeGenerated(files, folder, sources, { keepForeign: true })) say(it, this.options);
  }

  #worsen(code: ExitCode): void {
    if (code > this.#code) this.#code = code;
  }
}
