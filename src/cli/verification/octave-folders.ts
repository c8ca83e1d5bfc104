import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { functionPlace, portablePaths } from '../../matlab/function-place.js';
import { signaturesIn } from '../../matlab/signatures-in.js';
import { unpackedToolbox } from '../../base/octave-package.js';
import { packageRoot } from '../../base/package-root.js';
import type { OctaveProgram } from './comparison.js';

/** Octave knows no private functions of packages: it finds them here if nothing else has their names. */
const privateOfPackages = 'private-of-packages';

const checks = join(packageRoot, 'src', 'cli', 'verify');

/**
 * Writes the files of a program into a folder so that each function sees what it sees where they lie, and the first function
 * and what was generated so that they can be called. Gives the folders for Octave's path: what stands last is found first.
 */
export function octaveFolders(folder: string, { entry, sources, files, folders }: OctaveProgram): string[] {
  const numbered = new Set<string>();
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    const [first = ''] = path.split('/');
    if (/^\d+$/.test(first)) numbered.add(join(folder, first));
  };
  mkdirSync(join(folder, privateOfPackages));
  portablePaths(sources.map((it) => it.name)).forEach((path, index) => {
    const text = sources[index]?.text ?? '';
    const { packages, isPrivate } = functionPlace(path);
    write(path, text);
    if (isPrivate && packages.length > 0) write(`${privateOfPackages}/${basename(path)}`, text);
  });
  // A program from stdin has the name of its function.
  const name = signaturesIn(entry)[0]?.name ?? '';
  write(entry.name === '-' ? `${name}.m` : basename(entry.name.replaceAll('\\', '/')), entry.text);
  for (const it of files) write(it.name, it.text);
  return [
    join(folder, privateOfPackages),
    ...folders.map((path) => resolve(path)).reverse(),
    checks,
    join(unpackedToolbox, 'inst'),
    ...numbered,
    folder,
  ];
}
