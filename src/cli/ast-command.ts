import { Command } from 'commander';
import { parseFileArgument } from './parse-file-argument.js';

/** `adjoin ast`: the syntax tree as XML. */
export function astCommand(): Command {
  return new Command('ast')
    .summary('print the syntax tree as XML')
    .description('Prints the syntax tree of a file as the parser gives it, as XML.')
    .argument('<file>', 'a MATLAB or Octave file; - for stdin')
    .option('--positions', 'with lines and columns (the default)')
    .option('--no-positions', 'without lines and columns')
    .option('--symbols', 'number the names of every function')
    .addHelpText('after', '\nExample:\n  adjoin ast f.m --no-positions | xmllint --format -')
    .action(async (path: string, options: { positions?: boolean; symbols?: boolean }) => {
      const { writeAstXml } = await import('../matlab/write-ast-xml.js');
      const xml = writeAstXml([parseFileArgument(path)], { symbolNumbers: options.symbols === true });
      // Quotes in texts and values are references, so this is the attribute wherever it stands.
      process.stdout.write(`${options.positions === false ? xml.replace(/ at="[\d:]*"/g, '') : xml}\n`);
    });
}
