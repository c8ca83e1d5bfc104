import { connect } from 'node:net';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import type { ServerAddress } from './server-address.js';

/** Seconds in which a connection to a server must stand. */
const patience = 2;

/** Seconds for which a server that was away is not tried again. */
const pause = 30;

/** A server that cannot be reached: what it is asked for may be done elsewhere. */
export class ServerAway extends CommandFailure {
  constructor(
    url: string,
    readonly reason: string,
    /** Whether this has been found out before, and told. */
    readonly isKnown: boolean,
  ) {
    super(`${url} cannot be reached: ${reason}`, exitCodes.server);
  }
}

const away = new Map<string, { readonly reason: string; readonly since: number }>();

/** Sees whether a server can be reached, without asking it for anything. Rejects with `ServerAway`. */
export async function reachServer({ url }: ServerAddress): Promise<void> {
  const known = away.get(url);
  if (known !== undefined && performance.now() - known.since < pause * 1000) {
    throw new ServerAway(url, known.reason, true);
  }
  try {
    await tryConnection(new URL(url));
    away.delete(url);
  } catch (error) {
    const reason = reasonOf(error);
    away.set(url, { reason, since: performance.now() });
    throw new ServerAway(url, reason, false);
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

/** Errors say nothing themselves where several addresses were tried. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
