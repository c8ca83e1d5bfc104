import { join } from 'node:path';
import { packageRoot } from './package-root.js';
import { version } from './version.js';

/** The toolbox as Octave's `pkg install` takes it; the build makes it. */
export const octavePackage = join(packageRoot, 'dist', `adjoinery-${version}.tar.gz`);

/** The same, unpacked: MATLAB and Octave find the toolbox's commands in its folder `inst`. */
export const unpackedToolbox = join(packageRoot, 'dist', 'toolbox', `adjoinery-${version}`);
