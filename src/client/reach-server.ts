import { connect } from 'node:net';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { networkReason } from './network-reason.js';
import type { ServerAddress } from './server-address.js';

/** Seconds in which a connection to a server must stand. */
const patience = 2;

/** Seconds after which a server that was away may be tried again: asking one that hangs takes long. */
const pauses = { unreachable: 30, silent: 300 };

/** A server that cannot be reached, or does not answer: what it is asked for may be done elsewhere. */
export class ServerAway extends CommandFailure {
  constructor(
    url: string,
    reason: string,
    /** Whether this has been reported before. */
    readonly isKnown: boolean,
  ) {
    super(`${url} ${reason}`, exitCodes.server);
  }
}

/** Why a server is away, if it is, and when it may be tried again. */
interface Attempt {
  readonly reason: Promise<string | undefined>;
  readonly rested: number;
}

/** Servers that are being tried, or are away. */
const attempts = new Map<string, Attempt>();

/** Sees whether a server can be reached, without asking it for anything. Rejects with `ServerAway`. */
export async function reachServer({ url }: ServerAddress): Promise<void> {
  const known = attempts.get(url);
  const attempt = known ?? { reason: reasonAway(url), rested: after(pauses.unreachable) };
  attempts.set(url, attempt);
  const reason = await attempt.reason;
  if (reason !== undefined) throw new ServerAway(url, reason, known !== undefined);
  // Another request may have found out meanwhile that it does not answer.
  if (attempts.get(url) === attempt) attempts.delete(url);
}

/** Counts a server that was reached, but gave no answer, as away. */
export function serverAway({ url }: ServerAddress, reason: string): ServerAway {
  const isKnown = attempts.has(url);
  if (!isKnown) attempts.set(url, { reason: Promise.resolve(reason), rested: after(pauses.silent) });
  return new ServerAway(url, reason, isKnown);
}

/** Has servers tried again that were away some time ago. */
export function forgetServersAway(): void {
  for (const [url, { rested }] of attempts) if (rested < performance.now()) attempts.delete(url);
}

function after(seconds: number): number {
  return performance.now() + seconds * 1000;
}

/** Why a server is away; undefined for one that is there. */
async function reasonAway(url: string): Promise<string | undefined> {
  try {
    await tryConnection(new URL(url));
    return undefined;
  } catch (error) {
    return `cannot be reached: ${networkReason(error)}`;
  }
}

async function tryConnection({ protocol, hostname, port }: URL): Promise<void> {
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : port),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.setTimeout(patience * 1000, () => {
        reject(new Error(`no connection within ${patience} s`));
      });
      socket.once('connect', resolve).once('error', reject);
    });
  } finally {
    socket.destroy();
  }
}
