import { Command } from 'commander';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.js';
import { packageRoot } from '../package-root.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { systemReason } from './system-reason.js';

const examples = `
Examples:
  octave --path "$(adjoin runtime)"    with the helpers on the path
  adjoin runtime -o helpers            a copy of them`;

/** `adjoin runtime`: the helpers that generated code may call. */
export function runtimeCommand(): Command {
  return new Command('runtime')
    .summary('print the folder of the runtime helpers, or copy them')
    .description('Prints the folder of the .m files that generated code may call (-s runtime=path).')
    .option('-o, --output <dir>', 'copy them into this folder')
    .addHelpText('after', examples)
    .action(({ output }: { output?: string }) => {
      const folder = join(packageRoot, 'src', 'runtime');
      if (output === undefined) {
        process.stdout.write(`${folder}\n`);
        return;
      }
      try {
        makeFolder(output);
        cpSync(folder, output, { recursive: true });
      } catch (error) {
        throw new CommandFailure(
          `cannot write into ${output}: ${systemReason(error)}`,
          exitCodes.diagnostics,
        );
      }
      process.stderr.write(`${output}\n`);
    });
}
