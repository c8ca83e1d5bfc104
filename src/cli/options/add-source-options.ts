import { Option, type Command } from 'commander';
import { parseSeconds } from '../../client/parse-seconds.js';

/** Adds the options that say where answers come from; see `SourceOptions`. */
export function addSourceOptions(command: Command): Command {
  const offline = 'answer from the cache only; exit code 3 if it has no answer';
  return command
    .addOption(new Option('--server <url>', 'have a server do it (default: $ADJOINERY_SERVER)'))
    .addOption(new Option('--local', 'do it here, whatever the environment says').conflicts('server'))
    .addOption(
      new Option('--server-only', 'do not do it here when the server cannot be reached').conflicts('local'),
    )
    .option('--token-file <file>', 'file with the token for the server (default: $ADJOINERY_TOKEN_FILE)')
    .option('--timeout <seconds>', 'how long to wait for the server (default: 60)', parseSeconds)
    .option('--no-cache', 'neither look into the cache nor keep the answer')
    .addOption(new Option('--offline', offline).conflicts(['refresh']))
    .option('--refresh', 'do not look into the cache, but keep the answer')
    .option('--cache-dir <dir>', 'folder of the cache (default: $ADJOINERY_CACHE_DIR)');
}
