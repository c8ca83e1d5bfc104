import { defaultStoreLimit } from '../cache/content-store.js';
import type { PoolLimits } from './work/worker-pool.js';

/** How a server is set up; everything has a default. */
export interface ServerOptions extends PoolLimits {
  readonly host: string;
  readonly port: number;
  /** The largest request body in bytes. */
  readonly bodyLimit: number;
  /** How many files a request may have. */
  readonly fileLimit: number;
  /** Bytes for answers in memory; 0: none. */
  readonly memoryCache: number;
  /** The folder for answers on the disk; without it, none are kept there. */
  readonly cacheDir: string | undefined;
  /** Bytes for answers on the disk. */
  readonly cacheLimit: number;
}

export const defaultServerOptions: ServerOptions = {
  host: '127.0.0.1',
  port: 8417,
  workers: 2,
  timeLimit: 60,
  queueLimit: 64,
  queueTime: 60,
  memoryLimit: 2048,
  outputLimit: 16 * 1024 * 1024,
  bodyLimit: 4 * 1024 * 1024,
  fileLimit: 1000,
  memoryCache: 64 * 1024 * 1024,
  cacheDir: undefined,
  cacheLimit: defaultStoreLimit,
};
