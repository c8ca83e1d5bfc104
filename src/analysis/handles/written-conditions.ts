import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, firstChildOf, functionsOf, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { entryOf } from '../reading/entry-of.js';
import { comparisonOfCount, type CountRange } from '../sharing/count-range.js';
import { anyCount, countRanges } from '../sharing/count-ranges.js';
import { numberOf, writtenTruth } from './handle-condition.js';

/**
 * Finds the branches that numbers decide which stand in the program, or in the place of `nargin` and `nargout`: of `if 1 > 2` and
 * `switch 1`; and those that compare `nargin` with a number where all calls of the function decide that. Writes `ada:decided` on branches of `if` and `switch`: `never` entered, or `always` where they are reached; and
 * `ada:decides` on operands of `||` and `&&` in conditions: this one decides alone, as in `1 > 2 || isempty(x)`.
 */
export const writtenConditions: Analysis = {
  name: 'written-conditions',
  needs: ['ada:is', 'ada:made'],
  adds: ['ada:decided', 'ada:decides'],
  writes: ['ada:made'],
  run(root, { options }) {
    const units = functionsOf(root);
    let ranges: ReadonlyMap<XmlElement, CountRange> | undefined;
    const rangeOf = (unit: XmlElement): CountRange =>
      (ranges ??= countRanges(units, entryOf(units, options), options)).get(unit) ?? anyCount;
    for (const unit of units) {
      const cuts: boolean[] = [];
      walk(unit, (it) => {
        if (it.localName === 'when') cuts.push(decideBranch(it, () => rangeOf(unit)));
        if (it.localName === 'switch') cuts.push(decideCases(it));
        return undefined;
      });
      // Branches that are dropped may be all that calls functions, which are dropped with them.
      if (cuts.includes(true) && annotation(unit, 'made') === undefined) annotate(unit, 'made', 'changed');
    }
  },
};

/** Says whether the branch is decided on. */
function decideBranch(branch: XmlElement, rangeOf: () => CountRange): boolean {
  const condition = firstChildOf(branch);
  const range = condition?.textContent.includes('nargin') === true ? rangeOf() : anyCount;
  const isTrue = condition === undefined ? undefined : truthOf(condition, range);
  if (isTrue !== undefined) annotate(branch, 'decided', isTrue ? 'always' : 'never');
  else if (condition !== undefined) markOperands(condition, range);
  return isTrue !== undefined;
}

function truthOf(condition: XmlElement, range: CountRange): boolean | undefined {
  const known = writtenTruth(condition) ?? comparisonOfCount(condition, range);
  if (known !== undefined) return known;
  const [first, second] = children(condition);
  const op = condition.getAttribute('op');
  if (condition.localName === 'binary' && (op === '&&' || op === '||') && first !== undefined) {
    const truth = truthOf(first, range);
    if (truth === (op === '||')) return truth;
    return truth === undefined || second === undefined ? undefined : truthOf(second, range);
  }
  const number = numberOf(condition, undefined, new Map());
  return Number.isNaN(number) ? undefined : number !== 0;
}

/** An operand that is true in `&&`, or false in `||`, leaves it to the other. */
function markOperands(condition: XmlElement, range: CountRange): void {
  const [first, second] = children(condition);
  const op = condition.getAttribute('op');
  if (condition.localName !== 'binary' || (op !== '&&' && op !== '||')) return;
  if (first === undefined || second === undefined) return;
  const isIdle = (it: XmlElement): boolean => truthOf(it, range) === (op === '&&');
  if (isIdle(first)) annotate(second, 'decides', 'yes');
  else if (isIdle(second)) annotate(first, 'decides', 'yes');
  markOperands(first, range);
  markOperands(second, range);
}

/**
 * Says whether any case is decided on. Cases are entered in their order: one whose value is not known may be entered instead of
 * those behind it.
 */
function decideCases(it: XmlElement): boolean {
  const [subject, ...parts] = children(it);
  const number = subject?.localName === 'literal' ? Number(subject.textContent) : NaN;
  if (Number.isNaN(number)) return false;
  let isAny = false;
  for (const part of parts.filter(({ localName }) => localName === 'case')) {
    const value = firstChildOf(part);
    const isCell = value?.localName === 'unary' && value.getAttribute('op') === '{}';
    const values = value === undefined ? [] : isCell ? itemsOf(value) : [value];
    const numbers = values.map((one) => (one.localName === 'literal' ? Number(one.textContent) : NaN));
    const isEntered = numbers.includes(number);
    if (!isEntered && numbers.some(Number.isNaN)) continue;
    annotate(part, 'decided', isEntered ? 'always' : 'never');
    isAny = true;
  }
  return isAny;
}
