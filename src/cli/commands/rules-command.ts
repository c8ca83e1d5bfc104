import { Command, Option } from 'commander';
import { addIncludeOption } from '../options/add-include-option.js';
import { collectPath } from '../../client/collect-path.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { printTable } from '../reports/print-table.js';
import { readRulesFile } from '../options/read-rules-file.js';
import { functionStates } from '../../rules/function-states.js';
import type { RuleText } from '../../rules/rule-texts.js';

const examples = `
Examples:
  adjoin rules                    all functions that are known
  adjoin rules atan2              one of them: formulas, numbers that it takes, doubtful points, where it comes from
  adjoin rules 'interp*'          those whose names match
  adjoin rules --state missing    those that have no rule, with the reasons
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
  readonly state?: string;
  readonly rules?: readonly string[];
  readonly check?: readonly string[];
  readonly include?: readonly string[];
}

/** `adjoin rules`: which builtin functions can be differentiated, and how. */
export function rulesCommand(): Command {
  const command = new Command('rules')
    .summary('show the derivative rules')
    .description('Shows the builtin functions that are known: with a rule, passive, or refused.')
    .argument(
      '[name]',
      "a function whose rules are shown; with '*' for any letters, those that match are listed",
    )
    .option('--json', 'as JSON')
    .addOption(
      new Option('--state <state>', 'only those with a rule, without derivative, …').choices(functionStates),
    )
    .option(
      '--rules <file>',
      'a file of rules of yours, which stand before the others (repeatable)',
      collectPath,
    )
    .option('--check <file>', 'test the rules of this file in Octave (repeatable)', collectPath);
  return addIncludeOption(command)
    .addHelpText('after', examples)
    .action(
      async (name: string | undefined, { json, state, rules = [], check, include = [] }: RulesOptions) => {
        if (check !== undefined) {
          const { checkRules } = await import('./check-rules.js');
          process.exitCode = await checkRules(check.map(readRulesFile), include);
          return;
        }
        const { ruleTexts } = await import('../../rules/rule-texts.js');
        const entries = ruleTexts(rules.map(readRulesFile)).filter(
          (it) => matches(it.name, name ?? '*') && (state === undefined || it.state === state),
        );
        if (entries.length === 0) {
          throw new CommandFailure(`there is no rule for '${name ?? state ?? ''}'`, exitCodes.diagnostics);
        }
        if (json === true) process.stdout.write(`${JSON.stringify(entries, undefined, 2)}\n`);
        else if (name?.includes('*') !== false)
          printTable(entries.map((it) => [it.name, it.state, it.call ?? it.reason ?? '']));
        else entries.forEach(printEntry);
      },
    );
}

/** Whether a name is another, in which `*` stands for any letters. */
function matches(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((it) => it.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

function printEntry(entry: RuleText): void {
  const { name, state, call, reason, formulas, domain, edges = [], exceptions = [], source } = entry;
  process.stdout.write(`${call ?? name}: ${state}${reason === undefined ? '' : ` (${reason})`}\n`);
  for (const it of formulas) {
    const when = it.when === undefined ? '' : `  where ${it.when}`;
    process.stdout.write(`  ${it.of}: ${it.text}${when}\n`);
  }
  if (domain !== undefined) process.stdout.write(`  takes ${domain}\n`);
  for (const { at, gives, text } of edges) process.stdout.write(`  at ${at}: ${gives} (${text})\n`);
  for (const { where, text } of exceptions) process.stdout.write(`  ${where} (${text})\n`);
  if (source !== undefined) process.stdout.write(`  ${source}\n`);
}
