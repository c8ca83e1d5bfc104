import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type Options } from 'prettier';
import { catalogue, type DiagnosticCode } from '../src/diagnostic/catalogue.js';
import { packageRoot } from '../src/base/package-root.js';

/** The documentation of what is refused: each code, what is said, and what there is a test for. */
export async function refusedList(tests: readonly (readonly [string, string, string])[]): Promise<string> {
  const codes = [...new Set(tests.map(([, code]) => code))].sort() as DiagnosticCode[];
  const parts = codes.map((code) => {
    const shown = tests.filter(([, it]) => it === code).map(([what]) => `- ${escape(what)}`);
    const { text, hint } = catalogue[code];
    return [`## ${code}: ${worded(text)}`, `_${worded(hint)}_`, `Tested with:\n\n${shown.join('\n')}`].join(
      '\n\n',
    );
  });
  const head = [
    '<!-- Made by `npm run refused` from the catalogue and the tests: do not edit. -->',
    '# What is refused',
    'A wrong derivative is worse than none: these programs are refused, each with a code, the place and a hint.',
  ];
  const { prettier } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    prettier: Options;
  };
  return format([...head, ...parts].join('\n\n'), { ...prettier, parser: 'markdown' });
}

/** A text of the catalogue with dots for what is filled in. */
function worded(text: string): string {
  return escape(text.replace(/(\{\w+\})+/g, '…'));
}

function escape(text: string): string {
  return text.replace(/[*_<>|]/g, '\\$&');
}
