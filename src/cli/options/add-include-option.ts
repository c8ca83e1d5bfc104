import type { Command } from 'commander';
import { collectPath } from '../../client/collect-path.js';

/** Adds `-I`. */
export function addIncludeOption(command: Command): Command {
  return command.option(
    '-I, --include <dir>',
    'look for called functions in this folder, too (repeatable)',
    collectPath,
  );
}
