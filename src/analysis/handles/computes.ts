import type { XmlElement } from '../../tree/xml-node.js';

const operators: ReadonlySet<string> = new Set([
  ...[
    '+',
    '-',
    '*',
    '/',
    '\\',
    '^',
    '.*',
    './',
    '.\\',
    '.^',
    '<',
    '<=',
    '>',
    '>=',
    '&',
    '|',
    '&&',
    '||',
    '~',
    '!',
  ],
]);

/** Whether an expression computes with its operands, which fails with handles and structures alike. */
export function computes(it: XmlElement): boolean {
  return it.localName === 'range' || operators.has(it.getAttribute('op'));
}
