import { codeText } from './code-text.js';
import { markdownTable } from '../build/markdown-table.js';
import type { PageFolder } from './page-folder.js';
import { plainText } from './plain-text.js';
import { readRules } from '../rules/rule-sources.js';

interface ListedRule {
  readonly name: string;
  readonly state: string;
  readonly call?: string;
  readonly reason?: string;
}

/** Library functions: the patterns of those with a rule, and the names of the others. */
export async function rulesPage(folder: PageFolder): Promise<string> {
  const printed = await folder.print('adjoin rules --json');
  const rules = JSON.parse(printed) as ListedRule[];
  const named = (state: string): ListedRule[] => rules.filter((it) => it.state === state);
  const names = [...new Set(named('rule').map((it) => it.name))];
  const patterns = names.map((name) => [
    codeText(name),
    rules
      .filter((it) => it.name === name && it.state === 'rule')
      .map((it) => codeText(it.call ?? name))
      .join(', '),
  ]);
  const reasons = (state: string): string =>
    markdownTable(
      ['function', 'reason'],
      named(state).map((it) => [codeText(it.name), plainText(it.reason ?? '')]),
    );
  return `# Rules

\`adjoin rules NAME\` prints the formulas of a function, and its values where the derivative is doubtful.

## Functions with a rule

${markdownTable([`${names.length} functions`, 'patterns of arguments'], patterns)}
## Rewrites

Other spellings become calls of functions with rules. [Rewrites](../guide/own-rules.md#rewrites) says how they are written.

${markdownTable(['functions', 'rewrite', 'results', 'where'], rewriteRows())}
## Passive functions

They have the derivative zero: ${[...new Set(named('passive').map((it) => codeText(it.name)))].join(', ')}.

## Functions without a rule

${reasons('missing')}
## Refused functions

${reasons('refused')}`;
}

/** The functions for which `$` stands, the rewrite, with how many results it holds, and its conditions. */
function rewriteRows(): string[][] {
  return readRules().rewrites.map(({ functions, text, outputs, when }) => [
    functions.map(codeText).join(', '),
    codeText(text.trim()),
    outputs.join(' '),
    when.map(codeText).join(', '),
  ]);
}
