import { join } from 'node:path';

/** The folder in that of the cache in which a server keeps its answers: they have other limits than those of the command line. */
export function serverCacheFolder(folder: string): string {
  return join(folder, 'server');
}
