import { setTimeout } from 'node:timers/promises';
import type { DerivativeRequest } from '../contract/request.js';
import { portablePaths } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { networkReason } from './network-reason.js';
import type { Outcome } from './outcome.js';
import { serverAway } from './reach-server.js';
import type { ServerAddress } from './server-address.js';
import { serverAnswer } from './server-answer.js';

/** A program, and what is asked for. */
interface Question {
  readonly request: DerivativeRequest;
  readonly sources: readonly Source[];
  /** The server's earlier answer, which it need not send again. */
  readonly kept: Outcome | undefined;
}

/** The body that is posted. */
interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Milliseconds of waiting that nobody takes for work. */
const noticed = 5000;

/**
 * Has a server differentiate a program. Of the paths of sources, it is told what tells whom functions are for. Rejects
 * with `ServerAway` where no server of ours answers.
 */
export async function askServer(
  server: ServerAddress,
  { request, sources, kept }: Question,
): Promise<Outcome> {
  const paths = portablePaths(sources.map((it) => it.name));
  const sent = sources.map(({ text }, index) => ({ name: paths[index] ?? '', text }));
  const headers = kept?.key === undefined ? {} : { 'if-none-match': `"${kept.key}"` };
  const response = await post(server, { headers, body: JSON.stringify({ ...request, files: sent }) });
  if (kept !== undefined && response.status === 304) return kept;
  if (isOfProxy(response)) {
    await response.body?.cancel();
    throw serverAway(server, `answered ${response.status}: ${response.statusText}`);
  }
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

/** Asks as often as a server that is busy says, as long as it is waited for. */
async function post(server: ServerAddress, content: Content): Promise<Response> {
  const patience = performance.now() + server.timeoutSeconds * 1000;
  for (;;) {
    const left = patience - performance.now();
    const response = await postOnce(server, content, left);
    const wait = busyFor(response);
    if (wait === undefined || performance.now() + wait > patience) return response;
    await response.body?.cancel();
    if (wait >= noticed)
      process.stderr.write(`adjoin: ${server.url} is busy: asking again in ${wait / 1000} s\n`);
    await setTimeout(wait);
  }
}

/** The milliseconds after which a server that is busy may be asked again; undefined for one that is not. */
function busyFor({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return [429, 503].includes(status) && /^\d+$/.test(seconds)
    ? Math.max(Number(seconds), 1) * 1000
    : undefined;
}

/** Whether a proxy says that it got no answer, or a server that cannot work is not ours. */
function isOfProxy({ status, headers }: Response): boolean {
  if (![502, 503, 504].includes(status) || /problem\+json/i.test(headers.get('content-type') ?? ''))
    return false;
  return status !== 503 || !headers.has('retry-after');
}

async function postOnce(
  server: ServerAddress,
  { headers, body }: Content,
  patience: number,
): Promise<Response> {
  const authorization = server.token === undefined ? {} : { authorization: `Bearer ${server.token}` };
  try {
    return await fetch(`${server.url}/differentiate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...authorization,
        ...headers,
      },
      body,
      // Timers take whole milliseconds only.
      signal: AbortSignal.timeout(Math.ceil(patience)),
    });
  } catch (error) {
    throw serverAway(server, reasonOf(error, server, 'cannot be reached'));
  }
}

async function readText(server: ServerAddress, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw serverAway(server, reasonOf(error, server, 'broke off its answer'));
  }
}

function reasonOf(error: unknown, { timeoutSeconds }: ServerAddress, what: string): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${timeoutSeconds} s`;
  // Errors of fetch say nothing themselves.
  return `${what}: ${networkReason(error instanceof Error ? (error.cause ?? error) : error)}`;
}
