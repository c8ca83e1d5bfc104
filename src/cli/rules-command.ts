import { Command } from 'commander';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { printTable } from './print-table.js';

const examples = `
Examples:
  adjoin rules          all functions that are known
  adjoin rules atan2    the formulas of one`;

/** `adjoin rules`: which builtin functions can be differentiated, and how. */
export function rulesCommand(): Command {
  return new Command('rules')
    .summary('show the derivative rules')
    .description('Shows the builtin functions that are known: with a rule, passive, or refused.')
    .argument('[name]', 'a function whose formulas are shown')
    .option('--json', 'as JSON')
    .addHelpText('after', examples)
    .action(async (name: string | undefined, { json }: { json?: boolean }) => {
      const { readRuleTexts } = await import('./read-rule-texts.js');
      const entries = readRuleTexts().filter((it) => name === undefined || it.name === name);
      if (entries.length === 0) {
        throw new CommandFailure(`there is no rule for '${name ?? ''}'`, exitCodes.diagnostics);
      }
      if (json === true) process.stdout.write(`${JSON.stringify(entries, undefined, 2)}\n`);
      else if (name === undefined)
        printTable(entries.map((it) => [it.name, it.state, it.call ?? it.reason ?? '']));
      else entries.forEach(printEntry);
    });
}

type Entry = Awaited<ReturnType<(typeof import('./read-rule-texts.js'))['readRuleTexts']>>[number];

function printEntry({ name, state, call, reason, formulas, source }: Entry): void {
  process.stdout.write(`${call ?? name}: ${state}${reason === undefined ? '' : ` (${reason})`}\n`);
  for (const it of formulas) {
    const when = it.when === undefined ? '' : `  where ${it.when}`;
    process.stdout.write(`  ${it.of}: ${it.text}${when}\n`);
  }
  if (source !== undefined) process.stdout.write(`  ${source}\n`);
}
