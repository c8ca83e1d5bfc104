import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isGenerated } from '../matlab/is-generated.js';
import type { Source } from '../matlab/source.js';
import type { GeneratedFile } from '../contract/answer.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { systemReason } from './system-reason.js';
import { writeAtomically } from './write-atomically.js';

/**
 * Writes generated files into a folder, never over a source of theirs, nor, where foreign files are kept, over what was
 * not generated; gives their paths.
 */
export function writeGenerated(
  files: readonly GeneratedFile[],
  folder: string,
  sources: readonly Source[],
  { keepForeign }: { readonly keepForeign: boolean },
): string[] {
  const written = files.map(({ name, text }) => ({ path: join(folder, name), text }));
  const kept = new Set(sources.filter((it) => existsSync(it.name)).map((it) => realpathSync(it.name)));
  for (const { path } of written) {
    if (!existsSync(path)) continue;
    if (kept.has(realpathSync(path))) {
      throw new CommandFailure(
        `${path} is a source: name another place for what is written`,
        exitCodes.usage,
      );
    }
    if (keepForeign && !isGenerated(readFileSync(path, 'utf8'))) {
      const advice = 'remove it, or name another folder with -o';
      throw new CommandFailure(`${path} was not made by adjoin: ${advice}`, exitCodes.usage);
    }
  }
  try {
    writeAtomically(written);
  } catch (error) {
    throw new CommandFailure(`cannot write into ${folder}: ${systemReason(error)}`, exitCodes.diagnostics);
  }
  return written.map((it) => it.path);
}
