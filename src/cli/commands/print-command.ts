import { Command } from 'commander';
import { addReportOptions } from '../options/add-report-options.js';
import type { ReportOptions } from '../options/report-options.js';
import { reportParsed } from '../reports/report-parsed.js';

/** `adjoin print`: a file parsed and printed again. */
export function printCommand(): Command {
  const command = new Command('print')
    .summary('parse a file and print it again')
    .description('Prints a file again as the generated code is printed: what the parser has understood.')
    .argument('<file>', 'a MATLAB or Octave file; - for stdin');
  return addReportOptions(command)
    .addHelpText('after', '\nExample:\n  adjoin print f.m > formatted.m')
    .action(async (path: string, options: ReportOptions) => {
      const { printFile } = await import('../../engine/print-file.js');
      const { SizeLimit } = await import('../../program/size-limit.js');
      reportParsed(path, options, printFile, (parsed) => SizeLimit.ofPrinted().add(parsed));
    });
}
