import { Command } from 'commander';
import { cpSync } from 'node:fs';
import { delimiter } from 'node:path';
import { makeFolder } from '../../base/make-folder.js';
import { runtimeFolders } from '../../base/runtime-folders.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { systemReason } from '../../client/system-reason.js';

const examples = `
Examples:
  octave --path "$(adjoin runtime)"    with the helpers on the path
  adjoin runtime -o helpers            a copy of them, in one folder`;

/** `adjoin runtime`: the helpers that generated code may call. */
export function runtimeCommand(): Command {
  return new Command('runtime')
    .summary('print the folders of the runtime helpers, or copy them')
    .description(
      'Prints the folders, as Octave has paths, of the .m files that generated code may call (-s runtime=path).',
    )
    .option('-o, --output <dir>', 'copy them into this folder')
    .addHelpText('after', examples)
    .action(({ output }: { output?: string }) => {
      if (output === undefined) {
        process.stdout.write(`${runtimeFolders.join(delimiter)}\n`);
        return;
      }
      try {
        makeFolder(output);
        for (const from of runtimeFolders) {
          const isOwn = (path: string): boolean => path === from || !runtimeFolders.includes(path);
          cpSync(from, output, { recursive: true, filter: isOwn });
        }
      } catch (error) {
        throw new CommandFailure(
          `cannot write into ${output}: ${systemReason(error)}`,
          exitCodes.diagnostics,
        );
      }
      process.stderr.write(`${output}\n`);
    });
}
