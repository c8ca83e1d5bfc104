import { children, firstChildOf, holdsName } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { keysOf } from '../names/names.js';
import { writtenNumber } from '../reading/written-number.js';

/**
 * How many extra arguments a function takes, as its reads of `varargin` show: `pairs`, so that one too few is seen; a number,
 * which every run needs and behind which nothing is read; `open`, where it may do something with one argument less, too.
 */
export function extraArguments(unit: XmlElement): 'pairs' | 'open' | number {
  const reads = readsOf(unit);
  if (reads.every(isOfPairs)) return reads.length === 0 ? 0 : reads.some(isOfValue) ? 'pairs' : 'open';
  const positions = reads.map((it) => writtenNumber(subscriptOf(it) ?? it));
  const most = Math.max(...positions);
  const isNeeded = reads.some((it, k) => positions[k] === most && isAlwaysRead(it, unit));
  return isNeeded && !holdsName(unit, (it) => it.localName === 'return') ? most : 'open';
}

/** The places where a function names the list that it gets; functions in it may have lists of their own. */
function readsOf(unit: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const collect = (from: XmlElement): void => {
    for (const it of children(from)) {
      if (it.localName === 'var' && it.textContent === 'varargin') found.push(it);
      const hasOwn = ['function', 'anonymous-function'].includes(it.localName);
      if (!(hasOwn && keysOf(it, 'param-list').includes('varargin'))) collect(it);
    }
  };
  for (const it of children(unit)) if (it.localName !== 'param-list') collect(it);
  return found;
}

/** Whether names and values are read: `varargin{k}` and `varargin{k + 1}` in `for k = 1:2:numel(varargin)`, and their number. */
function isOfPairs(read: XmlElement): boolean {
  const subscript = subscriptOf(read);
  const counter = subscript === undefined ? undefined : (counterBeforeNext(subscript) ?? subscript);
  if (counter !== undefined && counter.localName !== 'var') return false;
  for (let it: XmlNode | null = read.parentNode; isElement(it); it = it.parentNode) {
    const [name, range] = it.localName === 'for' ? children(it) : [];
    if (name !== undefined && (counter === undefined || isNameOf(counter, name)))
      return range !== undefined && isOverPairs(range) && (counter !== undefined || isCountIn(read, range));
  }
  return false;
}

/** Whether a variable has the name of a loop's, as the source gives it or a step has made it. */
function isNameOf(variable: XmlElement, name: XmlElement): boolean {
  const own = firstChildOf(variable);
  return own?.localName === name.localName && own.textContent === name.textContent;
}

function isOfValue(read: XmlElement): boolean {
  const subscript = subscriptOf(read);
  return subscript !== undefined && counterBeforeNext(subscript) !== undefined;
}

/** The single subscript in braces behind a name that is read. */
function subscriptOf(name: XmlElement): XmlElement | undefined {
  const around = name.parentNode;
  if (!isElement(around) || around.localName !== 'array') return undefined;
  const [base, braces] = children(around);
  const target = around.parentNode;
  const isTarget = isElement(target) && target.getAttribute('op') === '=' && children(target)[0] === around;
  if (base !== name || braces?.localName !== 'cell-index' || isTarget) return undefined;
  const [list] = children(braces);
  const [subscript, more] = list === undefined ? [] : children(list);
  return more === undefined ? subscript : undefined;
}

/** The name in `k + 1`. */
function counterBeforeNext(sum: XmlElement): XmlElement | undefined {
  const isWritten = sum.localName === 'sum' && children(sum).every((it) => it.getAttribute('sign') === '+');
  const isMade = sum.localName === 'binary' && sum.getAttribute('op') === '+';
  const parts = isWritten ? children(sum).map((it) => firstChildOf(it) ?? it) : isMade ? children(sum) : [];
  const isNext = parts.length === 2 && parts.some((it) => writtenNumber(it) === 1);
  return isNext ? parts.find((it) => it.localName === 'var') : undefined;
}

/** Whether a range has the steps of `1:2:…`. */
function isOverPairs(range: XmlElement): boolean {
  const [from, step, to] = children(range);
  if (range.localName !== 'range' || from === undefined || step === undefined || to === undefined)
    return false;
  return writtenNumber(from) === 1 && writtenNumber(step) === 2;
}

/** Whether a list stands as `numel(varargin)` in a range. */
function isCountIn(list: XmlElement, range: XmlElement): boolean {
  const around = list.parentNode?.parentNode;
  if (!around || !isElement(around) || !['numel', 'length'].includes(children(around)[0]?.textContent ?? ''))
    return false;
  for (let it: XmlNode | null = around; isElement(it); it = it.parentNode) if (it === range) return true;
  return false;
}

/** Whether every run that comes to the end of a function reads what stands there. */
function isAlwaysRead(read: XmlElement, unit: XmlElement): boolean {
  let it: XmlNode | null = read;
  for (; isElement(it) && it.parentNode?.localName !== 'statement-list'; it = it.parentNode) {
    const isShort = ['||', '&&', '|', '&'].includes(it.getAttribute('op'));
    if (isShort || it.localName === 'anonymous-function') return false;
  }
  return isElement(it) && ['binary', 'array'].includes(it.localName) && it.parentNode?.parentNode === unit;
}
