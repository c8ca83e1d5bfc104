import { constants } from 'node:buffer';
import { isIP } from 'node:net';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { defaultServerOptions as defaults, logLevels } from '../../server/server-options.js';
import { sizeBetween } from './parse-size.js';
import { secondsOfDay } from '../../client/parse-seconds.js';
import { wholeNumber } from './whole-number.js';

const largestPort = 65_535;
/** Every worker loads all stylesheets: more of them fill the memory of any machine. */
const mostWorkers = 256;
const most = Number.MAX_SAFE_INTEGER;
const longestText = constants.MAX_STRING_LENGTH;
const mostMebibytes = 1024 * 1024;

/** Options that workers of jobs have, too. */
const shared: ReadonlySet<string> = new Set([
  ...['workers', 'timeLimit', 'memoryLimit', 'outputLimit', 'stopTime', 'redisUrl'],
]);

/** The options of `adjoin serve`, each with the variable of the environment that gives it, too. */
export const serveOptions: readonly Option[] = [
  // Kubernetes sets ADJOINERY_PORT for a service of this name.
  option('--host <name>', 'where to listen', 'LISTEN_HOST', defaults.host),
  option('--port <number>', 'the port; 0 takes a free one', 'LISTEN_PORT', defaults.port, [0, largestPort]),
  option('--workers <number>', 'how many programs are transformed at a time', 'WORKERS', defaults.workers, [
    1,
    mostWorkers,
  ]),
  option(
    '--time-limit <seconds>',
    'of work, after which a transformation is given up',
    'TIME_LIMIT',
    defaults.timeLimit,
    [1, secondsOfDay],
  ),
  option('--queue-limit <number>', 'how many requests may wait', 'QUEUE_LIMIT', defaults.queueLimit, [
    0,
    most,
  ]),
  option(
    '--client-limit <number>',
    'how many requests of one token or address may wait or be worked on',
    'CLIENT_LIMIT',
    defaults.clientLimit,
    [1, most],
  ),
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
  sized('--output-limit <size>', 'the longest answer', 'OUTPUT_LIMIT', defaults.outputLimit, [
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
  new Option('--no-cache', 'keep answers in memory only (env: ADJOINERY_NO_CACHE=1)'),
  new Option('--redis-url <url>', 'Redis or Valkey, for jobs and for answers that several servers share')
    .env('REDIS_URL')
    .argParser(parseRedisUrl),
  option(
    '--client-job-programs <number>',
    'programs in the jobs of one token or address',
    'CLIENT_JOB_PROGRAMS',
    defaults.clientJobPrograms,
    [1, most],
  ),
  sized('--client-job-size <size>', 'what these take in Redis', 'CLIENT_JOB_SIZE', defaults.clientJobSize, [
    1,
    most,
  ]),
  option('--job-programs <number>', 'programs in all jobs', 'JOB_PROGRAMS', defaults.jobPrograms, [1, most]),
  sized('--job-size <size>', 'what these take in Redis', 'JOB_SIZE', defaults.jobSize, [1, most]),
  new Option('--token-file <file>', 'ask for one of the tokens in this file (see adjoin token)').env(
    'ADJOINERY_TOKENS',
  ),
  new Option('--open', 'ask for no token, though others may reach the address (env: ADJOINERY_OPEN=1)'),
  new Option(
    '--rate-limit <number>',
    'requests a minute of one token or address; 0: any number (default: 600, and 0 on loopback addresses)',
  )
    .env('ADJOINERY_RATE_LIMIT')
    .argParser(wholeNumber(0, most)),
  option(
    '--trusted-proxies <list>',
    'addresses or networks whose X-Forwarded-For is believed',
    'TRUSTED_PROXIES',
    defaults.trustedProxies,
  ).argParser(listOf(isNetwork, 'Give addresses or networks, as 127.0.0.1,10.0.0.0/8.')),
  option(
    '--cors-origins <list>',
    'whose pages may ask; * for all',
    'CORS_ORIGINS',
    defaults.corsOrigins,
  ).argParser(listOf(isOrigin, 'Give origins as browsers do, as https://host or https://host:8443, or *.')),
  new Option('--base-path <path>', 'what stands before all paths')
    .env('ADJOINERY_BASE_PATH')
    .default(defaults.basePath)
    .argParser(parseBasePath),
  new Option('--log-level <level>', 'what is logged on stdout, as lines of JSON')
    .env('ADJOINERY_LOG_LEVEL')
    .default('info')
    .choices(logLevels),
  option(
    '--request-time <seconds>',
    'in which a request must have come in',
    'REQUEST_TIME',
    defaults.requestTime,
    [1, secondsOfDay],
  ),
  option(
    '--reply-time <seconds>',
    'in which an answer must have been read',
    'REPLY_TIME',
    defaults.replyTime,
    [1, secondsOfDay],
  ),
  option('--stop-time <seconds>', 'in which work is ended on SIGTERM', 'STOP_TIME', defaults.stopTime, [
    0,
    secondsOfDay,
  ]),
];

/** The options of `adjoin work`: those that say what workers may take, and how long a dead one is waited for. */
export const workOptions: readonly Option[] = [
  ...serveOptions.filter((it) => shared.has(it.attributeName())),
  option('--lease <seconds>', 'after which the work of a dead worker is done by another', 'LEASE', 30, [
    1,
    secondsOfDay,
  ]),
];

/** Adds options to a command. A variable that is empty counts as none: what starts containers often sets all there are. */
export function addServeOptions(command: Command, options: readonly Option[]): void {
  for (const it of options) {
    if (it.envVar !== undefined && process.env[it.envVar] === '')
      Reflect.deleteProperty(process.env, it.envVar);
    command.addOption(it);
  }
}

function parseRedisUrl(text: string): string {
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('Give an address, as redis://localhost:6379.');
}

function parseBasePath(text: string): string {
  const path = text.replace(/^\/+|\/+$/g, '');
  if (path === '') return '';
  if (/^[\w.~-]+(?:\/[\w.~-]+)*$/.test(path)) return `/${path}`;
  throw new InvalidArgumentError('Give a path, as /adjoinery.');
}

/** Reads a list with commas between its parts. */
function listOf(isGood: (part: string) => boolean, says: string): (text: string) => string {
  return (text) => {
    const parts = text.split(',').map((it) => it.trim());
    if (text !== '' && !parts.every(isGood)) throw new InvalidArgumentError(says);
    return parts.join(',');
  };
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (length === undefined && /^(?:loopback|linklocal|uniquelocal)$/.test(address)) return true;
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return length === undefined || (/^\d+$/.test(length) && Number(length) > 0 && Number(length) <= most);
}

/** An origin that is written otherwise than browsers write it would never be theirs. */
function isOrigin(text: string): boolean {
  return text === '*' || (URL.canParse(text) && new URL(text).origin === text);
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
