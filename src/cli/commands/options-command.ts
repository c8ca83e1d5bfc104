import { Command, Option } from 'commander';
import { allowedValues, nearestOption } from '../../contract/options.js';
import { optionTable, type OptionEntry } from '../../contract/option-table.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';

const examples = `
Examples:
  adjoin options                                   all options
  adjoin options well-behaved                      one of them
  adjoin diff f.m -s style=classic -s well-behaved
  adjoin diff f.m -s style=classic -s nouse-adjsum the same as -s use-adjsum=no`;

/** `adjoin options`: the options of the transformation. */
export function optionsCommand(): Command {
  return new Command('options')
    .summary('show the options of the transformation')
    .description('Shows the options that -s sets: their values, those by default first, and what they do.')
    .argument('[name]', 'an option')
    .addOption(new Option('--format <format>', 'text or json').choices(['text', 'json']).default('text'))
    .addHelpText('after', examples)
    .action((name: string | undefined, { format }: { format: string }) => {
      const chosen = optionTable.filter((it) => name === undefined || it.name === name);
      if (name !== undefined && chosen.length === 0) {
        const reason = `there is no option '${name}'; did you mean '${nearestOption(name)}'?`;
        throw new CommandFailure(reason, exitCodes.usage);
      }
      if (format === 'json') process.stdout.write(`${JSON.stringify(chosen.map(listed), undefined, 2)}\n`);
      else chosen.forEach(printOption);
    });
}

function listed(entry: OptionEntry): Record<string, unknown> {
  const { name, value, allowed, style, says, implies } = entry;
  const values = 'pattern' in allowed ? { pattern: allowed.pattern.source } : { values: allowed };
  return { name, default: value, ...values, style, says, implies };
}

function printOption(entry: OptionEntry): void {
  const { name, value, allowed, style, says } = entry;
  const shown = value === value.trim() ? value : `'${value}'`;
  const others =
    'pattern' in allowed ? allowedValues(entry) : allowed.filter((it) => it !== value).join(', ');
  const where = style === undefined ? '' : ` (${style} style)`;
  process.stdout.write(`${name} = ${shown} [${others}]${where}\n    ${says}\n`);
}
