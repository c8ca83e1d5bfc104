import { Command } from 'commander';
import { addIncludeOption } from './add-include-option.js';
import { collectPath } from './collect-path.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { printTable } from './print-table.js';
import { readRulesFile } from './read-rules-file.js';
import type { RuleText } from '../rules/rule-texts.js';

const examples = `
Examples:
  adjoin rules                    all functions that are known
  adjoin rules atan2              the formulas of one
  adjoin rules --rules own.xml    those of a file of yours, too
  adjoin rules --check own.xml    test these in Octave; the functions lie beside the file, or where -I says

A file of rules:
  <rules xmlns="urn:adjoinery:rules">
    <rule name="softplus" args="x" kind="elementwise">
      <partial of="x">a_z ./ (1 + exp(-x))</partial>
      <try x="0.3"/>
    </rule>
  </rules>`;

interface RulesOptions {
  readonly json?: boolean;
  readonly rules?: readonly string[];
  readonly check?: readonly string[];
  readonly include?: readonly string[];
}

/** `adjoin rules`: which builtin functions can be differentiated, and how. */
export function rulesCommand(): Command {
  const command = new Command('rules')
    .summary('show the derivative rules')
    .description('Shows the builtin functions that are known: with a rule, passive, or refused.')
    .argument('[name]', 'a function whose formulas are shown')
    .option('--json', 'as JSON')
    .option(
      '--rules <file>',
      'a file of rules of yours, which stand before the others (repeatable)',
      collectPath,
    )
    .option('--check <file>', 'test the rules of this file in Octave (repeatable)', collectPath);
  return addIncludeOption(command)
    .addHelpText('after', examples)
    .action(async (name: string | undefined, { json, rules = [], check, include = [] }: RulesOptions) => {
      if (check !== undefined) {
        const { checkRules } = await import('./check-rules.js');
        process.exitCode = await checkRules(check.map(readRulesFile), include);
        return;
      }
      const { ruleTexts } = await import('../rules/rule-texts.js');
      const entries = ruleTexts(rules.map(readRulesFile)).filter(
        (it) => name === undefined || it.name === name,
      );
      if (entries.length === 0) {
        throw new CommandFailure(`there is no rule for '${name ?? ''}'`, exitCodes.diagnostics);
      }
      if (json === true) process.stdout.write(`${JSON.stringify(entries, undefined, 2)}\n`);
      else if (name === undefined)
        printTable(entries.map((it) => [it.name, it.state, it.call ?? it.reason ?? '']));
      else entries.forEach(printEntry);
    });
}

function printEntry({ name, state, call, reason, formulas, source }: RuleText): void {
  process.stdout.write(`${call ?? name}: ${state}${reason === undefined ? '' : ` (${reason})`}\n`);
  for (const it of formulas) {
    const when = it.when === undefined ? '' : `  where ${it.when}`;
    process.stdout.write(`  ${it.of}: ${it.text}${when}\n`);
  }
  if (source !== undefined) process.stdout.write(`  ${source}\n`);
}
