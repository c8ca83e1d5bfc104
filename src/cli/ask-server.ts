import type { DerivativeRequest } from '../cache/normalize-request.js';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { portablePaths } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import type { StepTiming } from '../pipeline/run.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { networkReason } from './network-reason.js';
import type { Outcome } from './outcome.js';
import type { ServerAddress } from './server-address.js';

/** What a server answers: a result, or a problem (RFC 9457) with the diagnostics. */
interface ServerAnswer {
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  readonly diagnostics?: readonly Diagnostic[];
  readonly key?: string;
  readonly generator?: string;
  readonly timings?: readonly StepTiming[];
  readonly title?: string;
  readonly detail?: string;
}

/** Has a server differentiate a program. Of the paths of sources, it is told what tells whom functions are for. */
export async function askServer(
  server: ServerAddress,
  request: DerivativeRequest,
  sources: readonly Source[],
): Promise<Outcome> {
  const paths = portablePaths(sources.map((it) => it.name));
  const sent = sources.map(({ text }, index) => ({ name: paths[index] ?? '', text }));
  const response = await post(server, JSON.stringify({ ...request, files: sent }));
  const answer = await readAnswer(server, response);
  const names = new Map(sources.map((it, index) => [paths[index], it.name]));
  const diagnostics = (answer.diagnostics ?? []).map((it) => ({
    ...it,
    file: names.get(it.file) ?? it.file,
  }));
  const outcome = {
    diagnostics,
    sources,
    timings: answer.timings ?? [],
    generator: answer.generator ?? '',
    cached: false,
  };
  if (response.ok) return { ...outcome, files: checkFiles(server, answer), key: answer.key ?? '' };
  if (diagnostics.length > 0 && response.status < 500) return { ...outcome, files: [] };
  const reason = answer.detail ?? answer.title ?? response.statusText;
  const retry = response.headers.get('retry-after');
  throw new CommandFailure(
    `${server.url} answered ${response.status}: ${reason}${retry === null ? '' : ` (try again in ${retry} s)`}`,
    [401, 403].includes(response.status) ? exitCodes.authorization : exitCodes.server,
  );
}

async function post(server: ServerAddress, body: string): Promise<Response> {
  const authorization = server.token === undefined ? {} : { authorization: `Bearer ${server.token}` };
  try {
    return await fetch(`${server.url}/differentiate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
      body,
      // Timers take whole milliseconds only.
      signal: AbortSignal.timeout(Math.ceil(server.timeoutSeconds * 1000)),
    });
  } catch (error) {
    throw new CommandFailure(`${server.url} ${reasonOf(error, server)}`, exitCodes.server);
  }
}

async function readAnswer(server: ServerAddress, response: Response): Promise<ServerAnswer> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw new CommandFailure(`${server.url} ${reasonOf(error, server)}`, exitCodes.server);
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // Proxies explain their errors in HTML.
  }
  if (!response.ok) return {};
  throw new CommandFailure(`${server.url} does not answer like Adjoinery: no JSON`, exitCodes.server);
}

/** Names of files come from outside: none may lead out of the folder that they are written to. */
function checkFiles(server: ServerAddress, { files = [] }: ServerAnswer): Outcome['files'] {
  if (
    files.length === 0 ||
    !files.every(({ name, text }) => /^\w+\.m$/.test(name) && typeof text === 'string')
  ) {
    throw new CommandFailure(`${server.url} does not answer like Adjoinery: no files`, exitCodes.server);
  }
  return files;
}

function reasonOf(error: unknown, { timeoutSeconds }: ServerAddress): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${timeoutSeconds} s`;
  // What fetch throws says nothing itself.
  return `cannot be reached: ${networkReason(error instanceof Error ? (error.cause ?? error) : error)}`;
}
