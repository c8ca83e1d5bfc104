import { statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fitsPattern } from '../../matlab/fits-pattern.js';

/** Editors write a file in several steps. */
const settleMilliseconds = 100;

/** File systems tell times from a clock that ticks less often. */
const tickMilliseconds = 10;

/**
 * Waits until one of the files changes or appears, or has done so since a time in milliseconds, and resolves with its
 * path. Folders are watched, as editors put new files in the places of old ones; stars in
 * paths stand for any part of a name.
 */
export function nextChange(paths: readonly string[], since: number): Promise<string> {
  return new Promise((resolve) => {
    const watchers: FSWatcher[] = [];
    let timer: NodeJS.Timeout | undefined;
    const settle = (path: string): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const it of watchers) it.close();
        resolve(path);
      }, settleMilliseconds);
    };
    for (const folder of new Set(paths.map((it) => dirname(it)))) {
      const watched = paths.filter((it) => dirname(it) === folder);
      try {
        const watcher = watch(folder, (_event, name) => {
          const path = watched.find((it) => fitsPattern(name ?? '', basename(it)));
          if (path !== undefined) settle(path.includes('*') ? join(folder, name ?? '') : path);
        });
        // A folder that goes away takes its files along; the others are still watched.
        watcher.on('error', () => undefined);
        watchers.push(watcher);
      } catch {
        // A folder that is not there, such as `private`, has no files yet.
      }
    }
    const changed = paths.find((it) => isNewerThan(it, since - tickMilliseconds));
    if (changed !== undefined) settle(changed);
  });
}

function isNewerThan(path: string, time: number): boolean {
  try {
    return statSync(path).mtimeMs > time;
  } catch {
    return false;
  }
}
