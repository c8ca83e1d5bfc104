import type { Analysis } from '../analysis.js';
import { annotate, children, firstChildOf, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { numberOf, writtenTruth } from './handle-condition.js';

/**
 * Finds the branches that numbers decide which stand in the program, or in the place of `nargin` and `nargout`: of `if 1 > 2` and
 * `switch 1`. Writes `ada:decided` on branches of `if` and `switch`: `never` entered, or `always` where they are reached; and
 * `ada:decides` on operands of `||` and `&&` in conditions: this one decides alone, as in `1 > 2 || isempty(x)`.
 */
export const writtenConditions: Analysis = {
  name: 'written-conditions',
  needs: ['ada:is'],
  adds: ['ada:decided', 'ada:decides'],
  run(root) {
    walk(root, (it) => {
      if (it.localName === 'when') {
        const condition = firstChildOf(it);
        const isTrue = condition === undefined ? undefined : truthOf(condition);
        if (isTrue !== undefined) annotate(it, 'decided', isTrue ? 'always' : 'never');
        else if (condition !== undefined) markOperands(condition);
      }
      if (it.localName === 'switch') decideCases(it);
      return undefined;
    });
  },
};

function truthOf(condition: XmlElement): boolean | undefined {
  const known = writtenTruth(condition);
  if (known !== undefined) return known;
  const number = numberOf(condition, undefined, new Map());
  return Number.isNaN(number) ? undefined : number !== 0;
}

/** An operand that is true in `&&`, or false in `||`, leaves it to the other. */
function markOperands(condition: XmlElement): void {
  const [first, second] = children(condition);
  const op = condition.getAttribute('op');
  if (condition.localName !== 'binary' || (op !== '&&' && op !== '||')) return;
  if (first === undefined || second === undefined) return;
  const isIdle = (it: XmlElement): boolean => truthOf(it) === (op === '&&');
  if (isIdle(first)) annotate(second, 'decides', 'yes');
  else if (isIdle(second)) annotate(first, 'decides', 'yes');
  markOperands(first);
  markOperands(second);
}

/** Cases are entered in their order: one whose value is not known may be entered instead of those behind it. */
function decideCases(it: XmlElement): void {
  const [subject, ...parts] = children(it);
  const number = subject?.localName === 'literal' ? Number(subject.textContent) : NaN;
  if (Number.isNaN(number)) return;
  for (const part of parts.filter(({ localName }) => localName === 'case')) {
    const value = firstChildOf(part);
    const isCell = value?.localName === 'unary' && value.getAttribute('op') === '{}';
    const values = value === undefined ? [] : isCell ? itemsOf(value) : [value];
    const numbers = values.map((one) => (one.localName === 'literal' ? Number(one.textContent) : NaN));
    if (numbers.includes(number)) annotate(part, 'decided', 'always');
    else if (!numbers.some(Number.isNaN)) annotate(part, 'decided', 'never');
  }
}
