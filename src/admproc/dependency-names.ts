import { resolve } from 'node:path';
import { functionPlace } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';

/**
 * The names that ADiMat's drivers give to `which`, to see whether a function that the code was made from has changed: the
 * names of functions, and the paths of those that are not called by a name everywhere.
 */
export function dependencyNames(sources: readonly Source[]): string[] {
  const names = sources.map((it) => {
    const { name, packages, isPrivate } = functionPlace(it.name);
    return isPrivate || packages.length > 0 ? resolve(it.name) : name;
  });
  return [...new Set(names)];
}
