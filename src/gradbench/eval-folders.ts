import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';

const root = join(packageRoot, 'src', 'toolbox', 'gradbench');

/** The folders with what an eval calls: its own, and the gradient descent of the nested ones. */
export function evalFolders(module: string): string[] {
  return [join(root, module), join(root, 'descent')];
}

/** The folder with the functions that talk to this process. */
export const serveFolder = join(root, 'serve');

/** The folder with the functions that find outputs in another way. */
export const goldenFolder = join(root, 'golden');
