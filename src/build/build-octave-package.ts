import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { create } from 'tar';
import { octavePackage, unpackedToolbox } from '../base/octave-package.js';
import { packageRoot } from '../base/package-root.js';
import { version } from '../base/version.js';

/** Packs the toolbox for Octave's `pkg install`: the same bytes wherever it is made. MATLAB takes the folder `inst` of it. */
export async function buildOctavePackage(): Promise<void> {
  const source = join(packageRoot, 'src', 'toolbox');
  const folder = unpackedToolbox;
  const cwd = dirname(folder);
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const it of ['+adj', 'adimat'])
    cpSync(join(source, it), join(folder, 'inst', it), { recursive: true });
  cpSync(join(source, 'INDEX'), join(folder, 'INDEX'));
  cpSync(join(packageRoot, 'LICENSE'), join(folder, 'COPYING'));
  const description = readFileSync(join(source, 'DESCRIPTION'), 'utf8');
  writeFileSync(join(folder, 'DESCRIPTION'), description.replace('VERSION', version));
  await create({ cwd, file: octavePackage, gzip: true, portable: true, noMtime: true }, [basename(folder)]);
}
