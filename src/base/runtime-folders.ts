import { join } from 'node:path';
import { packageRoot } from './package-root.js';

/** The runtime helpers as users get them, in one folder: in `src/runtime` they lie by family. */
export const runtimeFolder = join(packageRoot, 'dist', 'runtime');

/** The family, and the folder, of helpers that ADiMat's runtime has as well (`-s runtime=adimat`). */
export const adimatFamily = 'classic';

/** Both folders of helpers that generated code may call. */
export const runtimeFolders: readonly string[] = [runtimeFolder, join(runtimeFolder, adimatFamily)];

/** The header that native code needs. */
export const nativeHeader = join(packageRoot, 'dist', 'native', 'adj.h');
