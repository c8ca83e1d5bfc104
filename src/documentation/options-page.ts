import { codeText } from './code-text.js';
import { markdownTable } from '../build/markdown-table.js';
import type { PageFolder } from './page-folder.js';
import { plainText } from './plain-text.js';

interface ListedOption {
  readonly name: string;
  readonly default: string;
  readonly values?: readonly string[];
  readonly pattern?: string;
  readonly style?: string;
  readonly says: string;
}

/** The options that shape the generated code. */
export async function optionsPage(folder: PageFolder): Promise<string> {
  const printed = await folder.print('adjoin options --format json');
  const options = JSON.parse(printed) as ListedOption[];
  const rows = options.map((it) => [
    codeText(it.name),
    it.default === '' ? 'nothing' : codeText(it.default),
    it.values
      ?.filter((value) => value !== it.default)
      .map(codeText)
      .join(', ') ?? codeText(it.pattern ?? ''),
    it.style ?? 'all',
    plainText(it.says),
  ]);
  return `# Options

\`adjoin diff FILE.m -s NAME=VALUE\` sets an option. Values that are patterns are regular expressions.

${markdownTable(['option', 'default', 'other values', 'style', 'purpose'], rows)}`;
}
