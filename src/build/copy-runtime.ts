import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { adimatFamily, nativeHeader, runtimeFolder } from '../base/runtime-folders.js';

/** Copies the runtime helpers out of their families into one folder, but for those of ADiMat's runtime, which keep their own, and the header of native code. */
export function copyRuntime(): void {
  const source = join(packageRoot, 'src', 'runtime');
  rmSync(runtimeFolder, { recursive: true, force: true });
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.m')) continue;
    const target = dirname(name) === adimatFamily ? name : basename(name);
    cpSync(join(source, name), join(runtimeFolder, target), { errorOnExist: true, force: false });
  }
  cpSync(join(source, 'c', 'adj.h'), nativeHeader);
}
