import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, textOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { expressionText } from './expression-text.js';
import { variableKey } from '../reading/variable.js';

/** Functions whose square is smooth where they are not, or whose power of their own order, or the sum of whose results. */
const roots: ReadonlySet<string> = new Set([
  ...['sqrt', 'realsqrt', 'nthroot', 'cbrt', 'abs', 'hypot', 'norm', 'vecnorm', 'std', 'roots'],
]);
/** Expressions without a part that an evaluation may change. */
const plain: ReadonlySet<string> = new Set([
  ...['var', 'literal', 'array', 'param-list', 'struct-ref', 'id', 'tmp', 'range', 'unary', 'binary'],
]);

/** The order of roots whose sum is smooth. */
const sum = 'sum';

/** The root that a variable holds, and the variables that must stay as they are for it to be one. */
interface Root {
  readonly call: XmlElement;
  readonly order: string;
  readonly depends: ReadonlySet<string>;
  readonly text: string;
}

/**
 * Finds squares of roots, norms and moduli, `norm(v)^2`, `sqrt(e) .* sqrt(e)`, `nthroot(x, 3)^3`: they are smooth where the
 * root is not, and their derivative needs none of it. So are sums of all roots of a polynomial, where some coincide. The root
 * may be in a variable, as long as nothing that it was computed from is written in between.
 *
 * Writes `ada:square-of` on the power, product or sum, and `ada:root` on the call that gives the root: the number that tells which.
 */
export const squaresOfRoots: Analysis = {
  name: 'squares-of-roots',
  needs: ['ada:is'],
  reads: ['ada:container', 'ada:first', 'ada:root', 'ada:shape'],
  adds: ['ada:root', 'ada:square-of'],
  writes: ['ada:reflexive'],
  run(root) {
    for (const unit of functionsOf(root)) {
      const list = children(unit).find((it) => it.localName === 'statement-list');
      if (list !== undefined) new Search().lookAt(list, new Map());
    }
  },
};

class Search {
  #count = 0;

  /** Goes through statements with the roots that variables hold before the first of them. */
  lookAt(list: XmlElement, before: ReadonlyMap<string, Root>): void {
    const known = new Map(before);
    for (const statement of children(list)) {
      const inner = listsIn(statement);
      const written = assignedIn(statement);
      if (inner.length > 0) {
        // Variables that a loop writes may have changed before any of its statements.
        const kept = without(known, written);
        for (const it of inner) this.lookAt(it, kept);
      } else if (isAssignment(statement)) {
        this.#mark(statement, known);
      }
      const found = isAssignment(statement) ? rootOf(statement) : undefined;
      for (const [key, { depends }] of known)
        if (written.has(key) || [...depends].some((it) => written.has(it))) known.delete(key);
      if (found !== undefined) known.set(found.key, found.root);
    }
  }

  #mark(statement: XmlElement, known: ReadonlyMap<string, Root>): void {
    const power = valueOf(statement);
    if (power?.localName !== 'call') return;
    const [first, second] = argumentsOf(power);
    const one = first?.localName === 'var' ? known.get(variableKey(first)) : undefined;
    if (one === undefined || one.order === '') return;
    const name = calleeName(power);
    const other = second?.localName === 'var' ? known.get(variableKey(second)) : undefined;
    const isPower =
      ['power', 'mpower', 'realpow'].includes(name) && second !== undefined && textOf(second) === one.order;
    const isProduct = ['times', 'mtimes'].includes(name) && one.order === '2' && other?.text === one.text;
    const isSum = name === 'sum' && second === undefined && one.order === sum;
    if (!isPower && !isProduct && !isSum) return;
    const number = annotation(one.call, 'root') ?? String((this.#count += 1));
    annotate(one.call, 'root', number);
    annotate(power, 'square-of', number);
    // The derivative takes what the root was taken of: there it is reflexive, though it was not as it was written.
    if (targetsOf(statement).some(({ key }) => one.depends.has(key))) annotate(statement, 'reflexive', 'yes');
  }
}

/** The lists of statements that a statement holds. */
function listsIn(statement: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(statement, (it) => {
    if (it.localName !== 'statement-list') return undefined;
    found.push(it);
    return false;
  });
  return found;
}

function without(known: ReadonlyMap<string, Root>, written: ReadonlySet<string>): Map<string, Root> {
  return new Map(
    [...known].filter(
      ([key, { depends }]) => !written.has(key) && ![...depends].some((it) => written.has(it)),
    ),
  );
}

function rootOf(statement: XmlElement): { readonly key: string; readonly root: Root } | undefined {
  const [target, ...others] = targetsOf(statement);
  const call = valueOf(statement);
  if (target === undefined || target.partial || others.length > 0 || call?.localName !== 'call')
    return undefined;
  const given = argumentsOf(call);
  const name = rootName(call);
  if (name === undefined) return undefined;
  const depends = new Set(variablesIn(given));
  if (depends.has(target.key) || !given.every(isPlain)) return undefined;
  const order = orderOf(name, given);
  const text = [name, ...given.map(expressionText)].join(' ');
  return { key: target.key, root: { call, order, depends, text } };
}

/** The power that is smooth, or `sum`; none of a norm that is no square root. */
function orderOf(name: string, given: readonly XmlElement[]): string {
  const [, second, ...others] = given.map((it) => (it.localName === 'literal' ? textOf(it) : ''));
  switch (name) {
    case 'cbrt':
      return '3';
    case 'nthroot':
      return second ?? '';
    case 'norm':
      return second === undefined || second === '2' || /^.fro.$/.test(second) ? '2' : '';
    case 'vecnorm':
      return second === undefined || second === '2' ? '2' : '';
    case 'roots':
      return sum;
    case 'hypot':
      return others.length === 0 ? '2' : '';
    default:
      return '2';
  }
}

/** The function whose result is a root; a power of a half is one, too. */
function rootName(call: XmlElement): string | undefined {
  const name = calleeName(call);
  const [, exponent] = argumentsOf(call);
  const isHalf = exponent?.localName === 'literal' && Number(textOf(exponent)) === 0.5;
  if (name === 'power' && isHalf) return 'sqrt';
  return roots.has(name) && annotation(call, 'is') !== 'user' ? name : undefined;
}

function isPlain(expression: XmlElement): boolean {
  let isSo = true;
  walk(expression, (it) => {
    if (!plain.has(it.localName)) isSo = false;
    return undefined;
  });
  return isSo;
}
