import { isLoopback } from './access/is-loopback.js';
import { defaultServerOptions, type ServerOptions } from './server-options.js';

/** Requests a minute of one client where others than this machine ask. */
const rateOfOthers = 600;

/** Options with defaults for those that are not given. */
export function completeServerOptions(given: Partial<ServerOptions>): ServerOptions {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const options = { ...defaultServerOptions, ...(Object.fromEntries(named) as Partial<ServerOptions>) };
  const { host } = options;
  return { ...options, rateLimit: given.rateLimit ?? (isLoopback(host) ? options.rateLimit : rateOfOthers) };
}
