import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import type { DerivativeSource } from './obtain-derivative.js';
import { serverAddress } from './server-address.js';
import type { SourceOptions } from './source-options.js';

/** Where the options of the command line say that answers come from. */
export function derivativeSourceOf(options: SourceOptions): DerivativeSource {
  if (!options.cache && options.offline === true) {
    throw new CommandFailure('--offline needs the cache: leave --no-cache away', exitCodes.usage);
  }
  const server = serverAddress(options);
  if (server === undefined && options.serverOnly === true) {
    throw new CommandFailure('--server-only needs a server: name it with --server', exitCodes.usage);
  }
  const cached = options.offline === true ? 'only' : 'use';
  return {
    server,
    serverOnly: options.serverOnly === true,
    cache: options.cache ? (options.refresh === true ? 'refresh' : cached) : 'off',
    cacheDir: options.cacheDir,
  };
}
