import { Option, type Command } from 'commander';

/** Adds the options that say how to report; see `ReportOptions`. */
export function addReportOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--format <format>',
        'how to report: text or commands for GitHub on stderr, or one JSON document on stdout',
      )
        .choices(['text', 'json', 'sarif', 'github'])
        .default('text'),
    )
    .addOption(new Option('-q, --quiet', 'report errors only').conflicts('verbose'))
    .option('-v, --verbose', 'say more of what is done');
}
