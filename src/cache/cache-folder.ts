import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { xdgFolder } from '../base/xdg-folder.js';

/** The folder of the cache: the one given, that of the environment, or that which the system has for caches. */
export function cacheFolder(given: string | undefined): string {
  const { env } = process;
  const named = given ?? env['ADJOINERY_CACHE_DIR'];
  if (named !== undefined && named !== '') return resolve(named);
  const base = xdgFolder('XDG_CACHE_HOME');
  if (base !== undefined) return join(base, 'adjoinery');
  const local = env['LOCALAPPDATA'];
  if (process.platform === 'win32' && local !== undefined) return join(local, 'adjoinery', 'cache');
  const home = homedir();
  if (home === '') return join(tmpdir(), 'adjoinery');
  return process.platform === 'darwin'
    ? join(home, 'Library', 'Caches', 'adjoinery')
    : join(home, '.cache', 'adjoinery');
}
