import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';

/** Operators, from those that bind least. */
const levels: readonly (readonly string[])[] = [
  ...[['||'], ['&&'], ['|'], ['&'], ['<', '<=', '==', '>=', '>', '~=', '!='], ['+', '-']],
  ...[
    ['*', '/', '\\', '.*', './', '.\\'],
    ['^', '.^'],
  ],
];

/** An expression as it may be written, for messages: what takes more room is left out. */
export function writtenExpression(it: XmlElement): string {
  const [first, second] = children(it);
  if (it.localName === 'literal') return it.textContent;
  if (it.localName === 'var') return variableKey(it).startsWith('tmp:') ? '…' : variableKey(it);
  if (first === undefined) return '…';
  const op = it.getAttribute('op');
  switch (it.localName) {
    case 'binary':
      if (second === undefined) return '…';
      return [operand(first, op), op, operand(second, op)].join(op.endsWith('^') ? '' : ' ');
    case 'unary':
      if (!/^[-+~!]$|'$/.test(op)) return '…';
      return op.endsWith("'") ? `${operand(first, '^')}${op}` : `${op}${operand(first, '*')}`;
    case 'struct-ref':
      return `${writtenExpression(first)}.${second?.textContent ?? ''}`;
    case 'array':
      return `${writtenExpression(first)}${second?.localName === 'cell-index' ? '{…}' : listed(second)}`;
    case 'call':
      return `${first.textContent}${listed(second)}`;
    default:
      return '…';
  }
}

function listed(list: XmlElement | undefined): string {
  const given = list === undefined ? [] : children(list);
  return given.length === 0 ? '' : `(${given.map(writtenExpression).join(', ')})`;
}

/** An operand, in parentheses where it binds no more than the operator. */
function operand(it: XmlElement, op: string): string {
  const level = (name: string): number => levels.findIndex((names) => names.includes(name));
  const isLoose = it.localName === 'binary' && level(it.getAttribute('op')) <= level(op);
  return isLoose ? `(${writtenExpression(it)})` : writtenExpression(it);
}
