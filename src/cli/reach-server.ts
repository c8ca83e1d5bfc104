import { connect } from 'node:net';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { networkReason } from './network-reason.js';
import type { ServerAddress } from './server-address.js';

/** Seconds in which a connection to a server must stand. */
const patience = 2;

/** Seconds for which a server that was away is not tried again. */
const pause = 30;

/** A server that cannot be reached: what it is asked for may be done elsewhere. */
export class ServerAway extends CommandFailure {
  constructor(
    url: string,
    reason: string,
    /** Whether this has been told before. */
    readonly isKnown: boolean,
  ) {
    super(`${url} cannot be reached: ${reason}`, exitCodes.server);
  }
}

/** Servers that are being tried, or were away lately: when that began, and why they are away, if they are. */
const attempts = new Map<string, { readonly since: number; readonly reason: Promise<string | undefined> }>();

/** Sees whether a server can be reached, without asking it for anything. Rejects with `ServerAway`. */
export async function reachServer({ url }: ServerAddress): Promise<void> {
  const known = attempts.get(url);
  const isKnown = known !== undefined && performance.now() - known.since < pause * 1000;
  const reason = isKnown ? known.reason : reasonAway(url);
  if (!isKnown) attempts.set(url, { since: performance.now(), reason });
  const found = await reason;
  if (found !== undefined) throw new ServerAway(url, found, isKnown);
}

/** Why a server is away; undefined for one that is there, which is tried again the next time. */
async function reasonAway(url: string): Promise<string | undefined> {
  try {
    await tryConnection(new URL(url));
    attempts.delete(url);
    return undefined;
  } catch (error) {
    return networkReason(error);
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
