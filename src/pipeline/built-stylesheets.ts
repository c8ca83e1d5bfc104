import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import type { Contract } from './contract.js';
import type { CompiledStylesheet } from '../saxon/load-saxon.js';

/** The products of the build for one stylesheet: its contract without the cases, and the file of its compiled form. */
export interface BuiltStylesheet extends Omit<Contract, 'cases'> {
  readonly name: string;
  /** Its folder in `xsl`: a phase, or a pack. */
  readonly folder: string;
  readonly sef: string;
  /** Whether it, or what it includes, has messages. */
  readonly mayReport: boolean;
  /** The parameters that it declares. A run takes longer for every value that it gets, used or not. */
  readonly parameters: readonly string[];
}

/** The index of all built stylesheets and the linear pipelines over them, as XML text. */
export interface BuildIndex {
  readonly stylesheets: readonly BuiltStylesheet[];
  readonly pipelines: string;
  /** The compiled forms of stylesheets that work on rules, not on programs, by their names. */
  readonly tools: Readonly<Record<string, string>>;
  /** A hash over all that shapes the output: part of every cache key. */
  readonly fingerprint: string;
}

/** The folder that holds the compiled stylesheets and their index. */
export const sefFolder: string = join(packageRoot, 'dist', 'sef');
export const indexFile: string = join(sefFolder, 'index.json');

/** The folder in `xsl` of a pack's stylesheets. */
export function packFolder(pack: string): string {
  return `packs/${pack}`;
}

/** Reads a compiled stylesheet. */
export function readSef(name: string): CompiledStylesheet {
  return JSON.parse(readFileSync(join(sefFolder, name), 'utf8')) as CompiledStylesheet;
}
