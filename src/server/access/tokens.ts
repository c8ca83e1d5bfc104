import { createHash } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';

/** The rights of a token: information, answers, and figures of the server. */
export const scopes = ['read', 'transform', 'admin'] as const;
export type TokenScope = (typeof scopes)[number];

/** Somebody who may use the server. */
export interface Client {
  readonly name: string;
  readonly scopes: ReadonlySet<TokenScope>;
}

/** A file of tokens that cannot be read or used. It tells the line, not what stands there. */
export class BadTokenFile extends Error {}

const checkedEvery = 5000;

/** The hash under which a file has a token: tokens are long and random, so that nothing slower is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Reads lines of a name, scopes with commas between them, and the hash of a token. `#` begins a comment. */
export function readTokens(text: string): ReadonlyMap<string, Client> {
  const clients = new Map<string, Client>();
  text.split(/\r?\n/).forEach((line, index) => {
    const content = line.replace(/#.*/, '').trim();
    if (content === '') return;
    const [name = '', list = '', hash = '', ...more] = content.split(/\s+/);
    const given = list.split(',');
    const known = scopes.filter((it) => given.includes(it));
    const isGood = /^[0-9a-f]{64}$/.test(hash) && more.length === 0 && known.length === given.length;
    if (!isGood || clients.has(hash)) {
      throw new BadTokenFile(
        `line ${index + 1} is not a name, scopes (${scopes.join(',')}) and the SHA-256 of another token`,
      );
    }
    clients.set(hash, { name, scopes: new Set(known) });
  });
  return clients;
}

/** The tokens of a file, which is read again when it changes. */
export class TokenFile {
  #clients: ReadonlyMap<string, Client>;

  /** Throws what is wrong with the file. Where it goes wrong later, what it said before holds, and `onFault` is called. */
  constructor(
    readonly path: string,
    onFault: (error: unknown) => void,
  ) {
    this.#clients = readTokens(contentOf(path));
    watchFile(path, { persistent: false, interval: checkedEvery }, () => {
      try {
        this.#clients = readTokens(contentOf(path));
      } catch (error) {
        onFault(error);
      }
    });
  }

  /** Whose token it is. */
  find(token: string): Client | undefined {
    return this.#clients.get(tokenHash(token));
  }

  close(): void {
    unwatchFile(this.path);
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadTokenFile(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
