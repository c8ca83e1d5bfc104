import type { Command } from 'commander';

/** Adds `-I`. */
export function addIncludeOption(command: Command): Command {
  return command.option(
    '-I, --include <dir>',
    'look for called functions in this folder, too (repeatable)',
    (value: string, known: readonly string[] | undefined) => [...(known ?? []), value],
  );
}
