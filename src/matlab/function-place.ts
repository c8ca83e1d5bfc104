import { posix } from 'node:path';

/** The facts that the path of a file gives on the function in it, and on who may call it. */
export interface FunctionPlace {
  /** The folder that is to be on the path, or that programs run in; empty for the one that we run in. */
  readonly root: string;
  /** The packages that it is in, from the outermost. */
  readonly packages: readonly string[];
  /** Private functions are seen by files of the folder above only, and by each other. */
  readonly isPrivate: boolean;
  /** The name of the file without its ending. */
  readonly name: string;
}

/** Reads the path of a file: packages are folders `+name`, private functions lie in folders `private`. */
export function functionPlace(path: string): FunctionPlace {
  const folders = posix.normalize(path.replace(/\\/g, '/')).split('/');
  const name = (folders.pop() ?? '').replace(/\.m$/, '');
  const isPrivate = folders.at(-1) === 'private';
  if (isPrivate) folders.pop();
  const packages: string[] = [];
  while (folders.at(-1)?.startsWith('+') === true) packages.unshift((folders.pop() ?? '').slice(1));
  // Of the path of a folder at the very top, nothing is left of the slash.
  const root = folders.length === 1 && folders[0] === '' ? '/' : folders.join('/');
  return { root, packages, isPrivate, name };
}

/** The folder whose files, and those in `private` below it, may call its private functions. */
export function privateScope({ root, packages }: FunctionPlace): string {
  return [...(root === '' ? [] : [root]), ...packages.map((it) => `+${it}`)].join('/');
}

/** The name by which files elsewhere call a function that is not private. */
export function qualifiedName({ packages, name }: FunctionPlace): string {
  return [...packages, name].join('.');
}

/**
 * Paths that tell of functions what the given ones do, wherever the files lie: the folders of the path are numbered
 * where private functions tell them from each other, and left out otherwise.
 */
export function portablePaths(paths: readonly string[]): string[] {
  const places = paths.map(functionPlace);
  const roots = [...new Set(places.map((it) => it.root))];
  const areTold = places.some((it) => it.isPrivate);
  return places.map((it, index) => {
    const number = roots.indexOf(it.root);
    const folder = areTold && number > 0 ? String(number + 1) : '';
    const file = (paths[index] ?? '').replace(/^.*[/\\]/, '');
    return [privateScope({ ...it, root: folder }), it.isPrivate ? 'private' : '', file]
      .filter((part) => part !== '')
      .join('/');
  });
}
