import { join } from 'node:path';
import { packageRoot } from './package-root.js';

/** The runtime helpers as users get them, in one folder: in `src/runtime` they lie by family. */
export const runtimeFolder = join(packageRoot, 'dist', 'runtime');

/** That folder, and the one with what ADiMat's runtime has as well (`-s runtime=adimat`). */
export const runtimeFolders: readonly string[] = [runtimeFolder, join(runtimeFolder, 'classic')];
