import { join } from 'node:path';
import { packageRoot } from '../../src/base/package-root.js';

/**
 * A script that finds the functions of newer versions and of packages, by definitions of the tests where the Octave here has
 * none: their rules are tested by these then. So are rules of calls that only stand for others in trees.
 */
export function withNewerFunctions(script: string): string {
  const folders = [['newer'], []].map((it) => join(packageRoot, 'test', 'rules', ...it));
  return `addpath('${folders.join("', '")}', '-end');\n${script}`;
}
