import { Command } from 'commander';
import { buildFingerprint } from '../../cache/build-fingerprint.js';
import { version } from '../../base/version.js';

const help = `
Example:
  adjoin version --json`;

/** `adjoin version`: what generates the code. */
export function versionCommand(): Command {
  return new Command('version')
    .summary('tell the version')
    .description(
      'Tells the version of Adjoinery; as JSON with that of Node, and with what keys of answers hold.',
    )
    .option('--json', 'as JSON')
    .addHelpText('after', help)
    .action(({ json = false }: { readonly json?: boolean }) => {
      const { node } = process.versions;
      const told = json
        ? JSON.stringify({ name: 'adjoinery', version, build: buildFingerprint(), node })
        : version;
      process.stdout.write(`${told}\n`);
    });
}
