import type { Command } from 'commander';

/** Adds the option that all commands have whose other options files of settings may give. */
export function addConfigOption(command: Command): Command {
  return command.option(
    '--no-config',
    'do not read settings from adjoinery.json and from the file of the user',
  );
}
