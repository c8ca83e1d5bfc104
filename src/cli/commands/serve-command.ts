import { Command } from 'commander';
import { cacheFolder } from '../../cache/cache-folder.js';
import { serverCacheFolder } from '../../cache/server-cache-folder.js';
import { isLoopback } from '../../server/access/is-loopback.js';
import { BadTokenFile } from '../../server/access/tokens.js';
import type { ServerOptions } from '../../server/server-options.js';
import { checkRedisPackages } from './check-redis-packages.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { addServeOptions, serveOptions } from '../options/serve-options.js';

interface ServeOptions extends Omit<ServerOptions, 'cacheDir' | 'tokenFile' | 'redisUrl' | 'rateLimit'> {
  readonly cacheDir?: string;
  readonly tokenFile?: string;
  readonly redisUrl?: string;
  readonly rateLimit?: number;
  /** Anybody may ask who reaches the address. */
  readonly open?: boolean;
  /** False with `--no-cache`. */
  readonly cache: boolean;
}

const examples = `
Examples:
  adjoin serve                                            for programs of this machine
  adjoin serve --host 0.0.0.0 --token-file tokens         for others, who have tokens
  ADJOINERY_WORKERS=4 ADJOINERY_LISTEN_PORT=80 adjoin serve`;

/** `adjoin serve`: the HTTP server. */
export function serveCommand(): Command {
  const command = new Command('serve')
    .summary('serve POST /differentiate over HTTP')
    .description('Serves POST /differentiate and what belongs to it, until it is told to stop.')
    .addHelpText('after', examples);
  addServeOptions(command, serveOptions);
  return command.action(async ({ cache, cacheDir, tokenFile, redisUrl, open, ...given }: ServeOptions) => {
    const isOpen = open === true || isSet('ADJOINERY_OPEN');
    if (tokenFile === undefined && !isOpen && !isLoopback(given.host)) {
      throw new CommandFailure(
        `others may reach ${given.host}: give --token-file, or --open to serve anybody`,
        exitCodes.usage,
      );
    }
    if (redisUrl !== undefined) checkRedisPackages();
    const isKept = cache && !isSet('ADJOINERY_NO_CACHE');
    const folder = isKept ? serverCacheFolder(cacheFolder(cacheDir)) : undefined;
    const { listen } = await import('../../server/listen.js');
    try {
      const address = await listen({ ...given, cacheDir: folder, tokenFile, redisUrl });
      process.stderr.write(`adjoin: listening at ${address}${given.basePath}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const what = error instanceof BadTokenFile ? `cannot use ${tokenFile ?? ''}` : 'cannot listen';
      throw new CommandFailure(`${what}: ${reason}`, exitCodes.server);
    }
  });
}

/** Whether a variable of the environment says yes. */
function isSet(variable: string): boolean {
  return /^(?:1|true|yes|on)$/i.test(process.env[variable] ?? '');
}
