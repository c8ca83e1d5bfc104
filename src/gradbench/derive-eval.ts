import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { differentiate } from '../engine/differentiate.js';
import type { Source } from '../matlab/source.js';
import { evalFolders } from './eval-folders.js';
import type { Eval } from './evals.js';

/** Writes the derivatives that an eval calls into a folder: as `adjoin diff` makes them, none edited. */
export function deriveEval(module: string, { derivations }: Eval, folder: string): void {
  const sources = new Map(evalFolders(module).flatMap(readSources));
  const finder = { find: (name: string): Source | undefined => sources.get(name), list: () => [] };
  for (const { program, request } of derivations) {
    const entry = sources.get(program);
    if (entry === undefined) throw new Error(`there is no ${program}.m`);
    const { files, diagnostics } = differentiate({ ...request, files: [entry] }, { finder });
    const problem = diagnostics.find((it) => it.severity === 'error');
    if (problem !== undefined) throw new Error(`${program}: ${problem.code} ${problem.message}`);
    for (const file of files) {
      writeFileSync(join(folder, file.name), file.text);
      sources.set(basename(file.name, '.m'), file);
    }
  }
}

/** The files of a folder by the functions that they define. */
function readSources(folder: string): [string, Source][] {
  return readdirSync(folder)
    .filter((it) => it.endsWith('.m'))
    .map((name) => [basename(name, '.m'), { name, text: readFileSync(join(folder, name), 'utf8') }]);
}
