import { expect, test } from 'vitest';
import { parseSource } from '../../src/matlab/parse-file.js';
import { writeAstXml } from '../../src/matlab/write-ast-xml.js';
import { printFile } from '../../src/engine/print-file.js';
import { printTree } from '../../src/engine/print-tree.js';

const statements = (count: number): string => 'z = z + sin(x(end));\n'.repeat(count);
// Portions hold some 3,000 elements: 250 of these statements.
const block = `${statements(150)}if x % why\n${statements(300)}% own\nz = 1; % \u{f0000}> trailing\n\n${statements(250)}end\n`;
const shortFunction = `function z = g(x)\n${statements(5)}end % behind\n% before\n`;

test.each([
  ['nothing', ''],
  ['a comment', '% c'],
  ['a function that is long', `function z = f(x)\n${block}end\n`],
  [
    'blocks within blocks',
    `${block}switch x\ncase 1\n${block}otherwise\ntry\n${block}catch e\n${block}end\nend\n`,
  ],
  ['many functions', shortFunction.repeat(200)],
  ['many functions, nothing between', `function z = g(x)\n${statements(5)}end\n`.repeat(200)],
  ['many functions, blank lines between', `${shortFunction}\n\n`.repeat(200)],
  ['functions behind a script', `${block}${shortFunction.repeat(120)}${block}`],
  ['nested functions', `function z = f(x)\n${statements(9)}${shortFunction.repeat(200)}end\n`],
  ['a block comment in a portion', `if x\n${statements(200)}%{\n  kept\n%}\n${statements(200)}end\n`],
  [
    'what XML has no room for',
    `if x\n${"disp('\u0001\u{f0000}>\u{f0000}{0|\u{f0000}}\ud800')\n".repeat(2000)}end\n`,
  ],
])('%s: printed in portions as at once', (_, text) => {
  const source = { name: 'f.m', text };
  const { file, diagnostics } = parseSource(source);
  expect(diagnostics).toEqual([]);
  const atOnce = printTree(writeAstXml([{ source, file }], { blankLines: true }), 'round-trip');
  expect(printFile({ source, file })).toBe(atOnce);
});
