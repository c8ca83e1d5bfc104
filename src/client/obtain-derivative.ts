import { AnswerCache } from '../cache/answer-cache.js';
import { cacheFolder } from '../cache/cache-folder.js';
import { ContentStore } from '../cache/content-store.js';
import type { DerivativeRequest } from '../contract/request.js';
import { checkRulesFiles } from '../rules/check-rules-files.js';
import { version } from '../base/version.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import type { LocalThreads } from './local-threads.js';
import type { ProgramSource } from './program-source.js';
import type { Outcome } from './outcome.js';
import { ServerAway } from './reach-server.js';
import type { ServerAddress } from './server-address.js';
import { systemReason } from './system-reason.js';

const generator = `Adjoinery ${version}`;

/** Where answers may come from. */
export interface DerivativeSource {
  /** Without it, we differentiate ourselves. */
  readonly server: ServerAddress | undefined;
  /** Whether only the server is to do it: otherwise we do what it cannot be asked for. */
  readonly serverOnly: boolean;
  /** Where several programs are differentiated here at a time. */
  readonly threads?: LocalThreads | undefined;
  /** Whether no files are wanted: where we differentiate ourselves, none are made. */
  readonly onlyReports?: boolean;
  readonly cache: 'use' | 'refresh' | 'only' | 'off';
  readonly cacheDir: string | undefined;
}

/** The derivative of a program: from the cache, from a server or made here, and then kept. */
export async function obtainDerivative(
  program: ProgramSource,
  request: DerivativeRequest,
  from: DerivativeSource,
): Promise<Outcome> {
  const { entry, finder } = program;
  if (entry === undefined) {
    const { diagnostics } = program;
    return { files: [], diagnostics, sources: [], generator, timings: [], cached: false };
  }
  const store = new ContentStore(cacheFolder(from.cacheDir));
  const cache = new AnswerCache(store, from.server?.url ?? 'local');
  const isReport = from.onlyReports === true && from.server === undefined;
  /** Findings on programs whose derivatives were not made. */
  const reports = isReport ? new AnswerCache(store, 'reports') : undefined;
  let kept: Outcome | undefined;
  if (from.cache === 'use' || from.cache === 'only') {
    const found = cache.get(request, entry, finder) ?? reports?.get(request, entry, finder);
    if (found !== undefined) {
      const diagnostics = [...program.diagnostics, ...found.diagnostics];
      kept = { ...found, diagnostics, timings: [], cached: true };
      // Our answers, and those of servers of our version, have the version in their keys.
      const isSure = from.server === undefined || found.generator === generator;
      if (isSure || from.cache === 'only') return kept;
    } else if (from.cache === 'only') {
      // Results made here as the server was away are answers, too.
      if (from.server !== undefined && !from.serverOnly) {
        return obtainDerivative(program, request, { ...from, server: undefined });
      }
      throw new CommandFailure(
        `the cache in ${store.folder} has no answer (--offline)`,
        exitCodes.offlineMiss,
      );
    }
  }
  const faults = await checkRulesFiles(request.rules ?? []);
  if (faults.length > 0) {
    const sources = [entry, ...(request.rules ?? [])];
    return { files: [], diagnostics: faults, sources, generator, timings: [], cached: false };
  }
  let outcome: Outcome;
  try {
    // Libraries load only when there is something to do: answers from the cache take a tenth of the time without.
    const { makeDerivative } = await import('./make-derivative.js');
    outcome = await makeDerivative(program, entry, request, { ...from, kept });
    if (outcome === kept) return kept;
  } catch (error) {
    if (error instanceof ServerAway && kept !== undefined) {
      if (!error.isKnown) process.stderr.write(`adjoin: ${error.message}: taking what it gave before\n`);
      return kept;
    }
    if (!(error instanceof ServerAway) || from.serverOnly) throw error;
    if (!error.isKnown) {
      process.stderr.write(`adjoin: ${error.message}: differentiating here (--server-only forbids it)\n`);
    }
    return obtainDerivative(program, request, { ...from, server: undefined });
  }
  const { key, files, diagnostics } = outcome;
  const isAnswer = files.length > 0 || (isReport && !diagnostics.some((it) => it.severity === 'error'));
  if (from.cache !== 'off' && key !== undefined && isAnswer) {
    try {
      (reports ?? cache).put(request, entry, finder.asked, {
        key,
        files,
        diagnostics,
        generator: outcome.generator,
      });
    } catch (error) {
      process.stderr.write(`adjoin: cannot write the cache in ${store.folder}: ${systemReason(error)}\n`);
    }
  }
  return { ...outcome, diagnostics: [...program.diagnostics, ...diagnostics] };
}
