import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../make-folder.js';
import { checkedText, withChecksum } from './checked-text.js';

/** How many entries there are, and how many bytes they take. */
export interface StoreSize {
  readonly entries: number;
  readonly bytes: number;
}

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly used: number;
}

/** The bytes that a store keeps to by itself if nothing else is said. */
export const defaultStoreLimit: number = 256 * 1024 * 1024;

/** The limit is kept one bucket at a time: looking at all of them would take too long. */
const buckets = 256;

/** Temporary files older than this belong to processes that were killed. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * Texts by keys in a folder that processes share: entries come whole or not at all, carry a checksum that
 * counts their keys, and those not used for long go first.
 */
export class ContentStore {
  /** The layout is a part of the path, so that another one would not meet these files. */
  readonly #root: string;

  constructor(
    readonly folder: string,
    readonly limit: number = defaultStoreLimit,
  ) {
    this.#root = join(folder, 'v1');
  }

  /** The text under a key. A damaged entry is removed and counts as none. */
  get(key: string): string | undefined {
    const path = this.#pathOf(key);
    let content: string;
    try {
      content = readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
    const text = checkedText(key, content);
    try {
      const now = new Date();
      if (text === undefined) rmSync(path, { force: true });
      else utimesSync(path, now, now);
    } catch {
      // A cache that is only readable serves as well.
    }
    return text;
  }

  put(key: string, text: string): void {
    const path = this.#pathOf(key);
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    makeFolder(dirname(path));
    try {
      writeFileSync(temporary, withChecksum(key, text));
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    trim(
      filesIn(dirname(path)).filter((it) => it.path !== path && !isTemporary(it)),
      this.limit / buckets - text.length,
    );
  }

  size(): StoreSize {
    const files = this.#entries();
    return { entries: files.length, bytes: files.reduce((sum, it) => sum + it.bytes, 0) };
  }

  /** Removes what was not used for longest until the rest fits; tells what went. */
  prune(limit: number): StoreSize {
    for (const it of this.#files()) {
      if (isTemporary(it) && Date.now() - it.used > abandonedAfter) rmSync(it.path, { force: true });
    }
    return trim(this.#entries(), limit);
  }

  clear(): StoreSize {
    const size = this.size();
    rmSync(this.#root, { recursive: true, force: true });
    return size;
  }

  /** Removes entries whose content or name does not fit their checksum; tells how many. */
  verify(): { readonly sound: number; readonly damaged: number } {
    const files = this.#entries();
    const damaged = files.filter(({ path }) => isDamaged(path));
    for (const { path } of damaged) rmSync(path, { force: true });
    return { sound: files.length - damaged.length, damaged: damaged.length };
  }

  #pathOf(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }

  #files(): StoredFile[] {
    return namesIn(this.#root).flatMap((bucket) => filesIn(join(this.#root, bucket)));
  }

  #entries(): StoredFile[] {
    return this.#files().filter((it) => !isTemporary(it));
  }
}

function isDamaged(path: string): boolean {
  try {
    return checkedText(basename(path), readFileSync(path, 'utf8')) === undefined;
  } catch {
    return false;
  }
}

function isTemporary({ path }: StoredFile): boolean {
  return path.endsWith('.tmp');
}

/** Files may go at any time: others use the folder, too. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function filesIn(folder: string): StoredFile[] {
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const facts = statSync(path, { throwIfNoEntry: false });
    return facts?.isFile() === true ? [{ path, bytes: facts.size, used: facts.mtimeMs }] : [];
  });
}

function trim(files: readonly StoredFile[], limit: number): StoreSize {
  let bytes = files.reduce((sum, it) => sum + it.bytes, 0);
  const removed = { entries: 0, bytes: 0 };
  for (const it of [...files].sort((one, other) => one.used - other.used)) {
    if (bytes <= limit) break;
    rmSync(it.path, { force: true });
    bytes -= it.bytes;
    removed.entries += 1;
    removed.bytes += it.bytes;
  }
  return removed;
}
