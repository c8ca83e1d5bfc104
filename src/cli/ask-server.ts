import type { DerivativeRequest } from '../cache/normalize-request.js';
import { portablePaths } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { networkReason } from './network-reason.js';
import type { Outcome } from './outcome.js';
import type { ServerAddress } from './server-address.js';
import { serverAnswer } from './server-answer.js';

/** Has a server differentiate a program. Of the paths of sources, it is told what tells whom functions are for. */
export async function askServer(
  server: ServerAddress,
  request: DerivativeRequest,
  sources: readonly Source[],
): Promise<Outcome> {
  const paths = portablePaths(sources.map((it) => it.name));
  const sent = sources.map(({ text }, index) => ({ name: paths[index] ?? '', text }));
  const response = await post(server, JSON.stringify({ ...request, files: sent }));
  const answer = serverAnswer(await readText(server, response));
  const { files = [], key = '', generator = '', timings = [], reason = response.statusText } = answer ?? {};
  const names = new Map(sources.map((it, index) => [paths[index], it.name]));
  const diagnostics = (answer?.diagnostics ?? []).map((it) => ({
    ...it,
    file: names.get(it.file) ?? it.file,
  }));
  const outcome = { diagnostics, sources, timings, generator, cached: false };
  if (response.ok) {
    // Answers are kept by their keys.
    if (files.length > 0 && key !== '') return { ...outcome, files, key };
    throw new CommandFailure(`${server.url} does not answer like Adjoinery`, exitCodes.server);
  }
  if (diagnostics.length > 0 && response.status < 500) return { ...outcome, files: [] };
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

async function readText(server: ServerAddress, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new CommandFailure(`${server.url} ${reasonOf(error, server)}`, exitCodes.server);
  }
}

function reasonOf(error: unknown, { timeoutSeconds }: ServerAddress): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${timeoutSeconds} s`;
  // What fetch throws says nothing itself.
  return `cannot be reached: ${networkReason(error instanceof Error ? (error.cause ?? error) : error)}`;
}
