import { catalogue } from '../diagnostic/catalogue.js';
import type { CatalogueEntry } from '../diagnostic/catalogue-entry.js';
import { diagnosticExample } from './diagnostic-example.js';
import { plainText } from './plain-text.js';

const fields: Readonly<Record<string, string>> = {
  1: 'syntax',
  2: 'names and requests',
  3: 'constructs',
  4: 'derivatives',
  5: 'options',
  6: 'files',
  7: 'native code',
  9: 'faults of Adjoinery',
};

/** All diagnostics by their codes. */
export function diagnosticsPage(): string {
  const list = Object.entries(fields).map(([digit, name]) => `${digit} ${name}`);
  const entries = Object.entries(catalogue as Readonly<Record<string, CatalogueEntry>>).map(
    ([code, { severity, text, hint }]) =>
      `## ${code}\n\n${severity}: ${plainText(text)}\n${hint === undefined ? '' : `\n_Hint:_ ${plainText(hint)}\n`}${exampleOf(code)}`,
  );
  return `# Diagnostics

The first digit of a code says what it concerns: ${list.join(', ')}. A word in braces stands for a part of the program.
[Refused programs](refused.md) shows programs for the codes that refuse one.

${entries.join('\n')}`;
}

/** A program that gets the diagnostic, and what is reported. */
function exampleOf(code: string): string {
  const example = diagnosticExample(code);
  if (example === undefined) return '';
  const { files, wishes, rendered } = example;
  const text = files
    .map((it) => (files.length > 1 ? `% ${it.name}\n${it.text.trimEnd()}` : it.text.trimEnd()))
    .join('\n\n');
  const asked = wishes === '' ? '' : ` \`adjoin diff f.m ${wishes}\``;
  return `\nExample:${asked}\n\n\`\`\`matlab\n${text}\n\`\`\`\n\n\`\`\`text\n${rendered}\n\`\`\`\n`;
}
