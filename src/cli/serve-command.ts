import { constants } from 'node:buffer';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { cacheFolder } from '../cache/cache-folder.js';
import { defaultServerOptions as defaults, type ServerOptions } from '../server/server-options.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { sizeBetween } from './parse-size.js';
import { secondsOfDay } from './parse-seconds.js';
import { wholeNumber } from './whole-number.js';

interface ServeOptions extends Omit<ServerOptions, 'cacheDir'> {
  readonly cacheDir?: string;
  /** False with `--no-cache`. */
  readonly cache: boolean;
}

const largestPort = 65_535;
/** Every worker loads all stylesheets: more of them fill the memory of any machine. */
const mostWorkers = 256;
const most = Number.MAX_SAFE_INTEGER;
const longestText = constants.MAX_STRING_LENGTH;
const mostMebibytes = 1024 * 1024;

/** The options, each with the variable of the environment that gives it, too. */
const options: readonly Option[] = [
  // Kubernetes sets ADJOINERY_PORT for a service of this name.
  option('--host <name>', 'where to listen', 'LISTEN_HOST', defaults.host),
  option('--port <number>', 'the port; 0 takes a free one', 'LISTEN_PORT', defaults.port, [0, largestPort]),
  option('--workers <number>', 'how many programs are transformed at a time', 'WORKERS', defaults.workers, [
    1,
    mostWorkers,
  ]),
  option('--time-limit <seconds>', 'when a transformation is given up', 'TIME_LIMIT', defaults.timeLimit, [
    1,
    secondsOfDay,
  ]),
  option('--queue-limit <number>', 'how many requests may wait', 'QUEUE_LIMIT', defaults.queueLimit, [
    0,
    most,
  ]),
  option('--queue-time <seconds>', 'for how long they may', 'QUEUE_TIME', defaults.queueTime, [
    1,
    secondsOfDay,
  ]),
  option(
    '--memory-limit <MiB>',
    'when a worker takes too much memory',
    'MEMORY_LIMIT',
    defaults.memoryLimit,
    [64, mostMebibytes],
  ),
  sized('--body-limit <size>', 'the largest request', 'BODY_LIMIT', defaults.bodyLimit, [1, longestText]),
  option('--file-limit <number>', 'how many files it may have', 'FILE_LIMIT', defaults.fileLimit, [1, most]),
  sized('--output-limit <size>', 'the longest generated code', 'OUTPUT_LIMIT', defaults.outputLimit, [
    1,
    longestText,
  ]),
  new Option('--cache-dir <dir>', 'folder of the cache').env('ADJOINERY_CACHE_DIR'),
  sized('--cache-limit <size>', 'what answers take on the disk', 'CACHE_LIMIT', defaults.cacheLimit, [
    0,
    most,
  ]),
  sized('--memory-cache <size>', 'what answers take in memory', 'MEMORY_CACHE', defaults.memoryCache, [
    0,
    most,
  ]),
  new Option('--no-cache', 'keep answers in memory only'),
];

/** `adjoin serve`: the HTTP server. */
export function serveCommand(): Command {
  const command = new Command('serve')
    .summary('serve POST /differentiate over HTTP')
    .description('Serves POST /differentiate, GET /health and GET /version until it is told to stop.');
  for (const it of options) command.addOption(it);
  return command.action(async ({ cache, cacheDir, ...given }: ServeOptions) => {
    const { listen } = await import('../server/listen.js');
    const folder = cache ? join(cacheFolder(cacheDir), 'server') : undefined;
    try {
      process.stderr.write(`adjoin: listening at ${await listen({ ...given, cacheDir: folder })}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandFailure(`cannot listen: ${reason}`, exitCodes.server);
    }
  });
}

function option(
  flags: string,
  says: string,
  variable: string,
  value: number | string,
  range?: readonly [number, number],
): Option {
  const made = new Option(flags, says).env(`ADJOINERY_${variable}`).default(value);
  return range === undefined ? made : made.argParser(wholeNumber(...range));
}

/** An option that is a number of bytes, or of characters. */
function sized(
  flags: string,
  says: string,
  variable: string,
  value: number,
  [least, largest]: readonly [number, number],
): Option {
  return new Option(flags, `${says}: bytes, or as 50M`)
    .env(`ADJOINERY_${variable}`)
    .default(value)
    .argParser(sizeBetween(least, largest));
}
