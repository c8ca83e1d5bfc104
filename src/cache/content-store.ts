import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../base/make-folder.js';
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

/** The folder of entries that would leave no room for others in a bucket. There are few: all can be looked at. */
const large = 'large';

/** The part of the limit that large entries may take: what they leave is shared by the buckets. */
const largePart = 3 / 4;

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
    return this.#read(key, this.#pathOf(key)) ?? this.#read(key, this.#largePathOf(key));
  }

  /** Keeps a text, unless it alone would take most of the limit. */
  put(key: string, text: string): void {
    const content = withChecksum(key, text);
    const bytes = Buffer.byteLength(content);
    const isLarge = bytes > ((1 - largePart) * this.limit) / buckets;
    const places = [this.#pathOf(key), this.#largePathOf(key)] as const;
    const [path, other] = isLarge ? ([places[1], places[0]] as const) : places;
    rmSync(other, { force: true });
    if (bytes > largePart * this.limit) return;
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    makeFolder(dirname(path));
    try {
      writeFileSync(temporary, content);
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    // Other buckets have no more room than before.
    if (isLarge) this.fit(path);
    else this.#trimBuckets([dirname(path)], path);
  }

  /**
   * Removes what does not fit, as after the limit was another one, and what dead processes left.
   *
   * @param newest the path of an entry that stays, though clocks may say that others are newer
   */
  fit(newest?: string): void {
    this.#removeAbandoned();
    trim(this.#largeFiles(), largePart * this.limit, newest);
    const folders = namesIn(this.#root).filter((it) => it !== large);
    this.#trimBuckets(folders.map((it) => join(this.#root, it)));
  }

  size(): StoreSize {
    const files = this.#entries();
    return { entries: files.length, bytes: totalOf(files) };
  }

  /** Removes what was not used for longest, here or in others, until the rest of all fits; tells what went. */
  prune(limit: number, ...others: readonly ContentStore[]): StoreSize {
    const stores = [this, ...others];
    for (const it of stores) it.#removeAbandoned();
    return trim(
      stores.flatMap((it) => it.#entries()),
      limit,
    );
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

  #read(key: string, path: string): string | undefined {
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

  #pathOf(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }

  #largePathOf(key: string): string {
    return join(this.#root, large, key);
  }

  #largeFiles(): StoredFile[] {
    return entriesIn(join(this.#root, large));
  }

  #removeAbandoned(): void {
    for (const it of this.#files()) {
      if (isTemporary(it) && Date.now() - it.used > abandonedAfter) rmSync(it.path, { force: true });
    }
  }

  #trimBuckets(folders: readonly string[], newest?: string): void {
    const share = (this.limit - totalOf(this.#largeFiles())) / buckets;
    for (const it of folders) trim(entriesIn(it), share, newest);
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

function entriesIn(folder: string): StoredFile[] {
  return filesIn(folder).filter((it) => !isTemporary(it));
}

function totalOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, it) => sum + it.bytes, 0);
}

function trim(files: readonly StoredFile[], limit: number, newest?: string): StoreSize {
  let bytes = totalOf(files);
  const removed = { entries: 0, bytes: 0 };
  for (const it of [...files].sort((one, other) => one.used - other.used)) {
    if (bytes <= limit) break;
    if (it.path === newest) continue;
    rmSync(it.path, { force: true });
    bytes -= it.bytes;
    removed.entries += 1;
    removed.bytes += it.bytes;
  }
  return removed;
}
