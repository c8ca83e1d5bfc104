import { resolve } from 'node:path';
import { pMapIterable } from 'p-map';
import { normalizeRequest } from '../../cache/normalize-request.js';
import type { DerivativeRequest } from '../../contract/request.js';
import { CommandFailure } from '../../client/command-failure.js';
import { derivativeSourceOf } from '../../client/derivative-source-of.js';
import type { DiffOptions } from '../options/diff-options.js';
import { DiffReport } from '../reports/diff-report.js';
import { exitCodes, type ExitCode } from '../../client/exit-codes.js';
import { LocalThreads } from '../../client/local-threads.js';
import { nextChange } from './next-change.js';
import { obtainDerivative, type DerivativeSource } from '../../client/obtain-derivative.js';
import { OpenedProgram } from '../../client/opened-program.js';
import type { Outcome } from '../../client/outcome.js';
import { forgetServersAway } from '../../client/reach-server.js';
import { requestOf } from '../options/request-of.js';
import { say } from '../reports/say.js';
import type { AskedFunction } from '../../client/source-finder.js';

/** A thread takes as long to start as some programs take. */
const filesForThread = 4;

/** The outcome for a file, or why there is none. */
export interface Answered {
  readonly path: string;
  readonly result: Outcome | CommandFailure;
  /** The functions that were looked for. */
  readonly asked: readonly AskedFunction[];
}

/** Differentiates the files that a command names, some at a time, and reports them in their order. */
export class DiffRun {
  readonly #paths: readonly string[];
  readonly #request: DerivativeRequest;
  readonly #from: DerivativeSource;
  readonly #threads: LocalThreads | undefined;
  /** The files that were read and looked for. */
  readonly #reached = new Set<string>();

  constructor(
    paths: readonly string[],
    readonly options: DiffOptions,
  ) {
    // f.m and ./f.m are one file.
    this.#paths = [...new Map(paths.map((it) => [resolve(it), it])).values()];
    checkUse(this.#paths, options);
    this.#request = requestOf(options);
    const count = Math.min(options.jobs, Math.ceil(this.#paths.length / filesForThread));
    this.#threads = count > 1 ? new LocalThreads(count) : undefined;
    this.#from = { ...derivativeSourceOf(options), threads: this.#threads };
  }

  /** Gives the gravest of the files' exit codes. */
  async once(): Promise<ExitCode> {
    try {
      return await this.#answer();
    } finally {
      await this.#threads?.close();
    }
  }

  /** Runs until it is interrupted: whatever is wrong now may be right after the next change. */
  async watch(): Promise<never> {
    for (;;) {
      const start = Date.now();
      forgetServersAway();
      await this.#answer();
      say('adjoin: waiting for changes', this.options);
      say(`adjoin: ${await nextChange([...this.#reached], start)} changed`, this.options);
    }
  }

  async #answer(): Promise<ExitCode> {
    this.#reached.clear();
    const report = new DiffReport(this.#paths.length, this.options);
    const concurrency = this.#from.server === undefined ? (this.#threads?.count ?? 1) : this.options.jobs;
    for await (const it of pMapIterable(this.#paths, async (path) => this.#obtain(path), { concurrency })) {
      report.add(it);
    }
    return report.end();
  }

  async #obtain(path: string): Promise<Answered> {
    const program = new OpenedProgram(path, this.options);
    try {
      const request = await this.#withShapes(program);
      const result = await obtainDerivative(program, request, this.#from);
      return { path, result, asked: program.finder.asked };
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      return { path, result: error, asked: [] };
    } finally {
      for (const it of [path, ...program.finder.candidates]) this.#reached.add(it);
    }
  }

  /** The request, with the shapes of the arguments that `--like` gives. */
  async #withShapes({ entry }: OpenedProgram): Promise<DerivativeRequest> {
    const { like, include } = this.options;
    if (like === undefined || entry === undefined) return this.#request;
    const { proposeShapes } = await import('../shapes/propose-shapes.js');
    const proposed = await proposeShapes(entry, { ...this.#request, like, include });
    say(`shapes: ${proposed === '' ? 'none' : proposed}`, this.options);
    return normalizeRequest({ ...this.#request, shapes: `${this.#request.shapes ?? ''} ${proposed}` });
  }
}

/** Rejects what makes no sense together. */
function checkUse(
  paths: readonly string[],
  { watch, check, output, function: name, like }: DiffOptions,
): void {
  const fail = (message: string): never => {
    throw new CommandFailure(message, exitCodes.usage);
  };
  if (paths.includes('-')) {
    if (paths.length > 1) fail('- stands alone: stdin holds one file');
    if (watch === true) fail('--watch needs a file, not -');
    if (check === true && output === undefined) fail('--check with - needs a folder: give it with -o');
  }
  if (watch === true && output === undefined) fail('--watch needs a folder to write to: give it with -o');
  if (paths.length > 1 && like !== undefined) fail('--like is for one function: give one file');
  if (paths.length > 1 && name !== undefined) fail('-f names a function of one file: give no others');
}
