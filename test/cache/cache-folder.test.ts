import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder } from '../../src/cache/cache-folder.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('cacheFolder', () => {
  it('is the one given, or else that of the environment, or else that of the system', () => {
    vi.stubEnv('ADJOINERY_CACHE_DIR', '/ours');
    vi.stubEnv('XDG_CACHE_HOME', '/theirs');
    expect(cacheFolder('given')).toBe(resolve('given'));
    expect(cacheFolder(undefined)).toBe('/ours');
    vi.stubEnv('ADJOINERY_CACHE_DIR', '');
    expect(cacheFolder(undefined)).toBe(join('/theirs', 'adjoinery'));
  });

  it.runIf(process.platform === 'linux')('ignores a relative XDG_CACHE_HOME', () => {
    vi.stubEnv('ADJOINERY_CACHE_DIR', undefined);
    vi.stubEnv('XDG_CACHE_HOME', 'relative');
    expect(cacheFolder(undefined)).toBe(join(homedir(), '.cache', 'adjoinery'));
  });
});
