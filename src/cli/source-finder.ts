import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { functionPlace, privateScope } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { readSource, type ReadSource } from './read-source.js';

/** A function that was looked for, and what was found. */
export interface AskedFunction {
  readonly name: string;
  /** The file that it is called in. */
  readonly from: string;
  readonly found: Source | undefined;
}

/**
 * Finds the files of functions by their names: private ones of the folder that they are called in, then in a list of
 * folders, in packages for names with points. Every file is read once.
 */
export class SourceFinder {
  readonly #read = new Map<string, ReadSource>();
  readonly #asked = new Map<string, AskedFunction>();
  readonly #candidates = new Set<string>();

  /** @param known files that were read already */
  constructor(
    readonly folders: readonly string[],
    known: readonly Source[] = [],
  ) {
    for (const source of known) this.#read.set(resolve(source.name), { source, diagnostics: [] });
  }

  readonly find = (name: string, from: string): Source | undefined => {
    const scope = privateScope(functionPlace(from));
    const key = `${scope}/${name}`;
    const known = this.#asked.get(key);
    if (known !== undefined) return known.found;
    const candidates = this.#candidatesFor(name, scope);
    for (const it of candidates) this.#candidates.add(it);
    const path = candidates.find(isFile);
    const found = path === undefined ? undefined : this.#readOnce(path).source;
    this.#asked.set(key, { name, from, found });
    return found;
  };

  /** What was asked for, in order. */
  get asked(): readonly AskedFunction[] {
    return [...this.#asked.values()];
  }

  /** All paths at which files were looked for. */
  get candidates(): readonly string[] {
    return [...this.#candidates];
  }

  /** What reading the files had to say. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#read.values()].flatMap((it) => it.diagnostics);
  }

  #candidatesFor(name: string, scope: string): string[] {
    const packages = name.split('.');
    const file = `${packages.pop() ?? ''}.m`;
    const inFolders = this.folders.map((it) => join(it, ...packages.map((part) => `+${part}`), file));
    return packages.length > 0 ? inFolders : [join(scope, 'private', file), ...inFolders];
  }

  #readOnce(path: string): ReadSource {
    const known = this.#read.get(resolve(path)) ?? readSource(path);
    this.#read.set(resolve(path), known);
    return known;
  }
}

/** A folder that cannot be looked into has no files for us. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
