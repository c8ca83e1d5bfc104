import { functionPlace, portablePaths } from '../../matlab/function-place.js';
import type { Source } from '../../matlab/source.js';

/**
 * The folder, as programs are written for Octave, in which a function can be called and sees what those of a file of
 * that name see.
 */
export function folderBeside(sources: readonly Source[], file: string): string {
  const index = sources.findIndex((it) => it.name === file);
  const path = portablePaths(sources.map((it) => it.name))[index] ?? '';
  const { packages, isPrivate } = functionPlace(path);
  return isPrivate || packages.length > 0 ? '' : path.replace(/[^/]*$/, '');
}
