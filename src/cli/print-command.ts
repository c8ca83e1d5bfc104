import { Command } from 'commander';
import { parseFileArgument } from './parse-file-argument.js';

/** `adjoin print`: a file parsed and printed again. */
export function printCommand(): Command {
  return new Command('print')
    .summary('parse a file and print it again')
    .description('Prints a file again as the generated code is printed: what the parser has understood.')
    .argument('<file>', 'a MATLAB or Octave file; - for stdin')
    .addHelpText('after', '\nExample:\n  adjoin print f.m > formatted.m')
    .action(async (path: string) => {
      const file = parseFileArgument(path);
      const { writeAstXml } = await import('../matlab/write-ast-xml.js');
      const { printTree } = await import('./print-tree.js');
      process.stdout.write(printTree(writeAstXml([file], { blankLines: true })));
    });
}
