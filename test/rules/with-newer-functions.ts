import { join } from 'node:path';
import { packageRoot } from '../../src/package-root.js';

/**
 * A script that finds the functions of newer versions and of packages, by definitions of the tests where the Octave here has
 * none: their rules are tested by these then.
 */
export function withNewerFunctions(script: string): string {
  return `addpath('${join(packageRoot, 'test', 'rules', 'newer')}', '-end');\n${script}`;
}
