import { Command } from 'commander';
import { cacheFolder } from '../../cache/cache-folder.js';
import { ContentStore, defaultStoreLimit, type StoreSize } from '../../cache/content-store.js';
import { serverCacheFolder } from '../../cache/server-cache-folder.js';
import { addConfigOption } from '../options/add-config-option.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { parseSize } from '../options/parse-size.js';
import { systemReason } from '../../client/system-reason.js';

interface CacheOptions {
  readonly cacheDir?: string;
}

/** Answers of the command line, and those that a server keeps in the same folder. */
interface Stores {
  readonly own: ContentStore;
  readonly server: ContentStore;
}

/** `adjoin cache`: the cache of answers. */
export function cacheCommand(): Command {
  const command = new Command('cache')
    .summary('look after the cache')
    .description('Looks after the cache of generated code, with what a server keeps in the same folder.')
    .addHelpText('after', '\nExample:\n  adjoin cache prune --max-size 50M');
  const add = (name: string, says: string): Command =>
    addConfigOption(command.command(name))
      .description(says)
      .option('--cache-dir <dir>', 'folder of the cache (default: $ADJOINERY_CACHE_DIR)');
  add('stats', 'tell where it is and how large')
    .option('--json', 'as JSON')
    .action((options: CacheOptions & { json?: boolean }) => {
      const { own, server } = open(options);
      const { entries, bytes } = own.size();
      const served = server.size();
      const document = { folder: own.folder, entries, bytes, server: { folder: server.folder, ...served } };
      process.stdout.write(
        options.json === true
          ? `${JSON.stringify(document)}\n`
          : [
              `folder   ${own.folder}`,
              `entries  ${entries}`,
              `size     ${mebibytes(bytes)}`,
              `server   ${served.entries} entries, ${mebibytes(served.bytes)}\n`,
            ].join('\n'),
      );
    });
  add('clear', 'remove everything').action((options: CacheOptions) => {
    tell(
      'removed',
      removing(open(options), ({ own, server }) => sumOf(own.clear(), server.clear())),
    );
  });
  add('prune', 'remove what was not used for longest')
    .option('--max-size <size>', 'what may stay: bytes, or with K, M, G', parseSize, defaultStoreLimit)
    .action((options: CacheOptions & { maxSize: number }) => {
      tell(
        'removed',
        removing(open(options), ({ own, server }) => own.prune(options.maxSize, server)),
      );
    });
  add('verify', 'remove damaged entries; exit code 1 if there are any').action((options: CacheOptions) => {
    const [own, server] = removing(open(options), (it) => [it.own.verify(), it.server.verify()] as const);
    const damaged = own.damaged + server.damaged;
    process.stdout.write(`${own.sound + server.sound} sound, ${damaged} damaged and removed\n`);
    if (damaged > 0) process.exitCode = exitCodes.diagnostics;
  });
  return command;
}

function open({ cacheDir }: CacheOptions): Stores {
  const folder = cacheFolder(cacheDir);
  return { own: new ContentStore(folder), server: new ContentStore(serverCacheFolder(folder)) };
}

/** Removes entries, where that is allowed. */
function removing<T>(stores: Stores, act: (stores: Stores) => T): T {
  try {
    return act(stores);
  } catch (error) {
    throw new CommandFailure(
      `cannot remove entries of ${stores.own.folder}: ${systemReason(error)}`,
      exitCodes.diagnostics,
    );
  }
}

function sumOf(one: StoreSize, other: StoreSize): StoreSize {
  return { entries: one.entries + other.entries, bytes: one.bytes + other.bytes };
}

function tell(what: string, { entries, bytes }: StoreSize): void {
  process.stdout.write(`${what} ${entries} entries, ${mebibytes(bytes)}\n`);
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MiB`;
}
