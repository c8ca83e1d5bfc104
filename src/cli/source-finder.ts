import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { readSource, type ReadSource } from './read-source.js';

/** Finds the files of functions by their names in a list of folders. Every file is read once. */
export class SourceFinder {
  readonly #known = new Map<string, ReadSource>();

  constructor(readonly folders: readonly string[]) {}

  readonly find = (name: string): Source | undefined => {
    const known = this.#known.get(name);
    if (known !== undefined) return known.source;
    const path = this.#locate(name);
    const read = path === undefined ? { diagnostics: [] } : readSource(path);
    this.#known.set(name, read);
    return read.source;
  };

  /** The names that were asked for, and what was found. */
  get asked(): ReadonlyMap<string, Source | undefined> {
    return new Map([...this.#known].map(([name, it]) => [name, it.source]));
  }

  /** What reading the files had to say. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#known.values()].flatMap((it) => it.diagnostics);
  }

  #locate(name: string): string | undefined {
    return this.folders.map((folder) => join(folder, `${name}.m`)).find(isFile);
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
