import { Command } from 'commander';
import { addReportOptions } from '../options/add-report-options.js';
import type { ReportOptions } from '../options/report-options.js';
import { reportParsed } from '../reports/report-parsed.js';

interface AstOptions extends ReportOptions {
  readonly positions?: boolean;
  readonly symbols?: boolean;
}

/** `adjoin ast`: the syntax tree as XML. */
export function astCommand(): Command {
  const command = new Command('ast')
    .summary('print the syntax tree as XML')
    .description('Prints the syntax tree of a file as the parser gives it, as XML.')
    .argument('<file>', 'a MATLAB or Octave file; - for stdin')
    .option('--positions', 'with lines and columns (the default)')
    .option('--no-positions', 'without lines and columns')
    .option('--symbols', 'number the names of every function');
  return addReportOptions(command)
    .addHelpText('after', '\nExample:\n  adjoin ast f.m --no-positions | xmllint --format -')
    .action(async (path: string, options: AstOptions) => {
      const { writeAstXml } = await import('../../matlab/write-ast-xml.js');
      reportParsed(path, options, (parsed) => {
        const xml = writeAstXml([parsed], { symbolNumbers: options.symbols === true });
        // Quotes in texts and values are references, so this is the attribute wherever it stands.
        return `${options.positions === false ? xml.replace(/ at="[\d:]*"/g, '') : xml}\n`;
      });
    });
}
