import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { fitsPattern } from '../matlab/fits-pattern.js';
import { functionPlace, privateScope } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { readSource, type ReadSource } from './read-source.js';

/** A function that was looked for, or a pattern of names, and what was found. */
export interface AskedFunction {
  readonly name: string;
  /** The file that it is called in. */
  readonly from: string;
  readonly found: Source | undefined;
  /** The names that the pattern stands for. */
  readonly listed?: readonly string[];
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

  /** The names of functions that a pattern stands for: those of files in the same places. */
  readonly list = (pattern: string, from: string): readonly string[] => {
    const scope = privateScope(functionPlace(from));
    const key = `${scope}/${pattern}`;
    const known = this.#asked.get(key)?.listed;
    if (known !== undefined) return known;
    const names = this.#candidatesFor(pattern, scope).flatMap((path) => {
      this.#candidates.add(path);
      const packages = pattern.split('.').slice(0, -1);
      return namesIn(dirname(path)).map((it) => [...packages, it].join('.'));
    });
    const listed = [...new Set(names)].filter((it) => fitsPattern(it, pattern)).sort();
    this.#asked.set(key, { name: pattern, from, found: undefined, listed });
    return listed;
  };

  /** The names that were asked for, in order. */
  get asked(): readonly AskedFunction[] {
    return [...this.#asked.values()];
  }

  /** All paths at which files were looked for; stars in them stand for any part of a name. */
  get candidates(): readonly string[] {
    return [...this.#candidates];
  }

  /** Diagnostics of reading the files. */
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

/** The names of functions that have files in a folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((it) => /^([A-Za-z]\w*)\.m$/.exec(it)?.[1] ?? []);
  } catch {
    return [];
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
