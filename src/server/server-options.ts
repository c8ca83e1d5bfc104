import { defaultStoreLimit } from '../cache/content-store.js';
import type { PoolLimits } from '../work/worker-pool.js';

/** How a server is set up; everything has a default. */
export interface ServerOptions extends PoolLimits {
  readonly host: string;
  readonly port: number;
  /** The prefix of all paths, as `/adjoinery`, behind a proxy that passes it on. */
  readonly basePath: string;
  /** The largest request body in bytes. */
  readonly bodyLimit: number;
  /** How many files a request may have. */
  readonly fileLimit: number;
  /** Seconds in which a request must have come in. */
  readonly requestTime: number;
  /** Seconds in which an answer must have been read. */
  readonly replyTime: number;
  /** Bytes for answers in memory; 0: none. */
  readonly memoryCache: number;
  /** The folder for answers on the disk; without it, none are kept there. */
  readonly cacheDir: string | undefined;
  /** Bytes for answers on the disk. */
  readonly cacheLimit: number;
  /** The address of Redis, which several servers and workers share; without it, there are no jobs. */
  readonly redisUrl: string | undefined;
  /** How many programs the jobs of one client may have, and how many bytes these may take. */
  readonly clientJobPrograms: number;
  readonly clientJobSize: number;
  /** The same for all jobs. */
  readonly jobPrograms: number;
  readonly jobSize: number;
  /** The file of tokens, one of which is then needed. */
  readonly tokenFile: string | undefined;
  /** Requests a minute of one token or address; 0: any number, which is the default on loopback addresses only. */
  readonly rateLimit: number;
  /** Proxies whose word on the addresses of clients is taken: addresses and networks with commas between them. */
  readonly trustedProxies: string;
  /** Whose pages may ask, with commas between them, or `*`. */
  readonly corsOrigins: string;
  /** The least severe of what is logged, to stdout as lines of JSON. */
  readonly logLevel: LogLevel;
  /** Seconds in which the server ends what it does when it is told to stop. */
  readonly stopTime: number;
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const defaultServerOptions: ServerOptions = {
  host: '127.0.0.1',
  port: 8417,
  basePath: '',
  workers: 2,
  timeLimit: 60,
  queueLimit: 64,
  clientLimit: 16,
  queueTime: 60,
  memoryLimit: 2048,
  outputLimit: 8 * 1024 * 1024,
  diagnosticLimit: 100,
  bodyLimit: 4 * 1024 * 1024,
  fileLimit: 1000,
  requestTime: 30,
  replyTime: 120,
  memoryCache: 64 * 1024 * 1024,
  cacheDir: undefined,
  cacheLimit: defaultStoreLimit,
  redisUrl: undefined,
  clientJobPrograms: 10_000,
  clientJobSize: 32 * 1024 * 1024,
  jobPrograms: 100_000,
  jobSize: 128 * 1024 * 1024,
  tokenFile: undefined,
  rateLimit: 0,
  trustedProxies: '',
  corsOrigins: '',
  logLevel: 'silent',
  stopTime: 30,
};
