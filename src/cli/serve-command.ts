import { constants } from 'node:buffer';
import { Command } from 'commander';
import { defaultServerOptions } from '../server/server-options.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { secondsOfDay } from './parse-seconds.js';
import { wholeNumber } from './whole-number.js';

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly workers: number;
  readonly timeLimit: number;
  readonly bodyLimit: number;
}

const largestPort = 65_535;
/** Every worker loads all stylesheets: more of them fill the memory of any machine. */
const mostWorkers = 256;

/** `adjoin serve`: the HTTP server. */
export function serveCommand(): Command {
  return new Command('serve')
    .summary('serve POST /differentiate over HTTP')
    .description('Serves POST /differentiate, GET /health and GET /version until it is told to stop.')
    .option('--host <name>', 'where to listen', defaultServerOptions.host)
    .option(
      '--port <number>',
      'the port; 0 takes a free one',
      wholeNumber(0, largestPort),
      defaultServerOptions.port,
    )
    .option(
      '--workers <number>',
      'how many programs are transformed at a time',
      wholeNumber(1, mostWorkers),
      defaultServerOptions.workers,
    )
    .option(
      '--time-limit <seconds>',
      'when a transformation is given up',
      wholeNumber(1, secondsOfDay),
      defaultServerOptions.timeLimit,
    )
    .option(
      '--body-limit <bytes>',
      'the largest request',
      wholeNumber(1, constants.MAX_STRING_LENGTH),
      defaultServerOptions.bodyLimit,
    )
    .action(async (options: ServeOptions) => {
      const { listen } = await import('../server/listen.js');
      try {
        process.stderr.write(`adjoin: listening at ${await listen(options)}\n`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new CommandFailure(`cannot listen: ${reason}`, exitCodes.server);
      }
    });
}
