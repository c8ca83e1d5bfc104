import { Command } from 'commander';
import { cacheFolder } from '../cache/cache-folder.js';
import { ContentStore, defaultStoreLimit, type StoreSize } from '../cache/content-store.js';
import { addConfigOption } from './add-config-option.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { parseSize } from './parse-size.js';
import { systemReason } from './system-reason.js';

interface CacheOptions {
  readonly cacheDir?: string;
}

/** `adjoin cache`: the cache of answers. */
export function cacheCommand(): Command {
  const command = new Command('cache')
    .summary('look after the cache')
    .description('Looks after the cache of generated code.')
    .addHelpText('after', '\nExample:\n  adjoin cache prune --max-size 50M');
  const add = (name: string, says: string): Command =>
    addConfigOption(command.command(name))
      .description(says)
      .option('--cache-dir <dir>', 'folder of the cache (default: $ADJOINERY_CACHE_DIR)');
  add('stats', 'tell where it is and how large')
    .option('--json', 'as JSON')
    .action((options: CacheOptions & { json?: boolean }) => {
      const store = open(options);
      const { entries, bytes } = store.size();
      process.stdout.write(
        options.json === true
          ? `${JSON.stringify({ folder: store.folder, entries, bytes })}\n`
          : `folder   ${store.folder}\nentries  ${entries}\nsize     ${mebibytes(bytes)}\n`,
      );
    });
  add('clear', 'remove everything').action((options: CacheOptions) => {
    tell(
      'removed',
      removing(open(options), (it) => it.clear()),
    );
  });
  add('prune', 'remove what was not used for longest')
    .option('--max-size <size>', 'what may stay: bytes, or with K, M, G', parseSize, defaultStoreLimit)
    .action((options: CacheOptions & { maxSize: number }) => {
      tell(
        'removed',
        removing(open(options), (it) => it.prune(options.maxSize)),
      );
    });
  add('verify', 'remove damaged entries; exit code 1 if there are any').action((options: CacheOptions) => {
    const { sound, damaged } = removing(open(options), (it) => it.verify());
    process.stdout.write(`${sound} sound, ${damaged} damaged and removed\n`);
    if (damaged > 0) process.exitCode = exitCodes.diagnostics;
  });
  return command;
}

function open({ cacheDir }: CacheOptions): ContentStore {
  return new ContentStore(cacheFolder(cacheDir));
}

/** What removes entries, where that is allowed. */
function removing<T>(store: ContentStore, act: (store: ContentStore) => T): T {
  try {
    return act(store);
  } catch (error) {
    throw new CommandFailure(
      `cannot remove entries of ${store.folder}: ${systemReason(error)}`,
      exitCodes.diagnostics,
    );
  }
}

function tell(what: string, { entries, bytes }: StoreSize): void {
  process.stdout.write(`${what} ${entries} entries, ${mebibytes(bytes)}\n`);
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MiB`;
}
