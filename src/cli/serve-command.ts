import { Command, InvalidArgumentError } from 'commander';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly workers: number;
  readonly timeLimit: number;
  readonly bodyLimit: number;
}

/** `adjoin serve`: the HTTP server. */
export function serveCommand(): Command {
  return new Command('serve')
    .summary('serve POST /differentiate over HTTP')
    .description('Serves POST /differentiate, GET /health and GET /version until it is told to stop.')
    .option('--host <name>', 'where to listen', '127.0.0.1')
    .option('--port <number>', 'the port; 0 takes a free one', wholeNumber, 8417)
    .option('--workers <number>', 'how many programs are transformed at a time', wholeNumber, 2)
    .option('--time-limit <seconds>', 'when a transformation is given up', wholeNumber, 60)
    .option('--body-limit <bytes>', 'the largest request', wholeNumber, 4 * 1024 * 1024)
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

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
