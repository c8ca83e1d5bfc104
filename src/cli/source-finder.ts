import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { readSource } from './read-source.js';

/** Finds the files of functions by their names in a list of folders, and keeps what reading them had to say. */
export class SourceFinder {
  readonly diagnostics: Diagnostic[] = [];
  /** What was asked for, and the path that it was found at. */
  readonly asked = new Map<string, string | undefined>();

  constructor(readonly folders: readonly string[]) {}

  readonly find = (name: string): Source | undefined => {
    const path = this.locate(name);
    this.asked.set(name, path);
    if (path === undefined) return undefined;
    const { source, diagnostics } = readSource(path);
    this.diagnostics.push(...diagnostics);
    return source;
  };

  /** The path of the first file in the folders that is named like the function. */
  locate(name: string): string | undefined {
    return this.folders
      .map((folder) => join(folder, `${name}.m`))
      .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
  }
}
