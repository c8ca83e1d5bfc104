import { Command, Option } from 'commander';
import { collectPath } from '../client/collect-path.js';
import { version } from '../base/version.js';
import type { AdmprocOptions } from './admproc-options.js';
import { admprocExitCodes } from './admproc-exit-codes.js';
import { clientOptions, idleClientOptions } from './client-options.js';
import { runAdmproc } from './run-admproc.js';

const more = `
-i and -d take numbers or names, as 1,3 (with a comma behind the last, if you like); without them, all are taken.
a_f.m is in classic style unless -s style=fast is given, and calls functions of ADiMat's runtime, with which derivative
classes, admHessian and admTaylorRev work; -s runtime=embed puts them into the file, for derivatives that are numbers.

Example, as ADiMat's drivers call it:
  adjoin-admproc -I dir -p dir -s use-adjsum=0 -M dir/.adimat/f.admdeps -r -d1, -i1,3, dir/f.m`;

/** `adjoin-admproc`: stands in for ADiMat's transformation program, and answers from the cache of `adjoin`. */
export function admprocCommand(): Command {
  const command = new Command('adjoin-admproc')
    .description("Differentiates a function in the place of ADiMat's transformation program.")
    .version(version, '-V, --version')
    .argument(
      '[files...]',
      'the file that defines the function; in the folders of others, functions are looked for',
    )
    .option('-F, --classic-forward', 'make the tangent g_f.m (the default)')
    .option('-r, --reverse', 'make the adjoint a_f.m')
    .option('-f, --forward', 'make the tangent d_f.m, for all directions at once')
    .option('-t, --taylor', 'make the Taylor coefficients t_f.m: refused; admTaylorRev takes a_f.m (-r)')
    .option('-T, --tool-chain <name>', 'reverse-ad is -r, forward-ad is -f, classic-forward-ad is -F')
    .option('-i, --independents <list>', 'parameters to differentiate by', '')
    .option('-d, --dependents <list>', 'outputs to differentiate', '')
    .option(
      '-I, --include <path>',
      'look for called functions in these folders, too (repeatable)',
      collectPath,
      [],
    )
    .option('-p, --output-dir <dir>', 'where the code goes; by default beside the source')
    .option('-o, --output <file>', 'the file that the code goes to; - for stdout')
    .option('--stdout', 'the code goes to stdout')
    .option('-M, --dependency-list <file>', 'write a list of the functions that the code was made from')
    .option(
      '-s, --set <name=value>',
      "a parameter of ADiMat's, or an option of adjoin (repeatable)",
      collectPath,
      [],
    )
    .option('-b, --unbound', 'allow unknown functions: they always are where nothing is differentiated')
    .option('--server <url>', 'have a server do it: `adjoin serve` (default: $ADJOINERY_SERVER)');
  for (const flags of clientOptions) command.addOption(new Option(flags).hideHelp());
  const idle = idleClientOptions.map((flags) => new Option(flags).hideHelp());
  for (const it of idle) command.addOption(it);
  return command.addHelpText('after', more).action(async (files: string[], options: AdmprocOptions) => {
    const given = idle.filter((it) => command.getOptionValue(it.attributeName()) !== undefined);
    for (const { long } of given) {
      process.stderr.write(`adjoin-admproc: warning: the option '${long ?? ''}' has no effect\n`);
    }
    // The client asks for its lists and versions without a file.
    if (files.length === 0 && given.length === 0) command.error("error: missing required argument 'files'");
    process.exitCode = files.length === 0 ? admprocExitCodes.ok : await runAdmproc(files, options);
  });
}
