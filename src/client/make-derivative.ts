import { answerKey } from '../cache/answer-key.js';
import type { DerivativeRequest } from '../contract/request.js';
import type { Source } from '../matlab/source.js';
import { loadProgram } from '../program/program.js';
import { loadToolbox } from '../pipeline/toolbox.js';
import { withRules } from '../engine/with-rules.js';
import { version } from '../base/version.js';
import { askServer } from './ask-server.js';
import type { DerivativeSource } from './obtain-derivative.js';
import type { Outcome } from './outcome.js';
import type { ProgramSource } from './program-source.js';
import { reachServer } from './reach-server.js';

const generator = `Adjoinery ${version}`;

/** The derivative of a program, from a server, from threads, or made in this one. `kept` is the cached one. */
export async function makeDerivative(
  program: ProgramSource,
  entry: Source,
  request: DerivativeRequest,
  { server, threads, kept, onlyReports }: DerivativeSource & { readonly kept: Outcome | undefined },
): Promise<Outcome> {
  if (server !== undefined) {
    await reachServer(server);
    return handOn(program, entry, request, async (asked, sources) =>
      askServer(server, { request: asked, sources, kept }),
    );
  }
  if (threads === undefined) return differentiateAlone(program, entry, request, onlyReports === true);
  return handOn(program, entry, request, async (asked, sources) => {
    const made = await threads.run({ request: asked, files: sources });
    const key = answerKey(request, sources);
    return { ...made, sources, key, generator, cached: false };
  });
}

/** Has all files of a program differentiated by others, who cannot look for them. */
async function handOn(
  program: ProgramSource,
  entry: Source,
  request: DerivativeRequest,
  send: (asked: DerivativeRequest, sources: readonly Source[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { toolbox } = withRules(loadToolbox(), request.rules);
  const { sources, diagnostics, rules } = loadProgram([entry], toolbox, program.finder, request);
  if (diagnostics.some((it) => it.severity === 'error')) {
    return { files: [], diagnostics, sources, timings: [], generator, cached: false };
  }
  const given = [...(request.rules ?? []), ...rules];
  return send(given.length > 0 ? { ...request, rules: given } : request, sources);
}

/** Looks for the files of a program as they turn out to be needed. The pipeline is loaded only here: servers have theirs. */
async function differentiateAlone(
  program: ProgramSource,
  entry: Source,
  request: DerivativeRequest,
  onlyReports: boolean,
): Promise<Outcome> {
  const pipeline = await import('../engine/differentiate.js');
  const { files, diagnostics, sources, timings } = pipeline.differentiate(
    { ...request, files: [entry] },
    { finder: program.finder, onlyReports },
  );
  const key = answerKey(request, sources);
  return { files, diagnostics, sources, timings, key, generator, cached: false };
}
