import type { XPathContext, Instruction } from '../load-saxon.js';
import { attributeNamed, elsewhere, pathOf, type QuickPath } from './quick-path.js';
import { textOf } from '../../tree/tree.js';
import { isElement, type XmlAttribute, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** A condition of XPath, mostly on an element. */
export interface QuickCondition {
  readonly holds: (element: XmlElement, context: XPathContext) => boolean;
  /** Whether it asks about what variables hold, and not about the element. */
  readonly isFree: boolean;
}

/**
 * The condition that an instruction of a compiled stylesheet is: whether there is something on a path, how many nodes there are,
 * whether a value is one of some texts, and what is made of such by `not`, `and`, `or`. Undefined for all else.
 */
export function conditionOf(it: Instruction): QuickCondition | undefined {
  const [first, second] = it.C ?? [];
  if (first === undefined) return isTaken(pathOf(it));
  switch (it.N) {
    case 'or':
    case 'and':
      return second && joined(it.N, conditionOf(first), conditionOf(second));
    case 'gc':
      return second && compared(it, first, second);
    case 'compareToInt':
      return counted(it, first);
    case 'fn':
      return told(it.name ?? '', first);
    default:
      return isTaken(pathOf(unordered(it)));
  }
}

/** Instructions that give the nodes of another one in whatever order. */
function unordered(it: Instruction): Instruction {
  const isOrder = it.N === 'docOrder' || (it.N === 'fn' && it.name === 'reverse');
  const [operand] = it.C ?? [];
  return isOrder && operand !== undefined ? unordered(operand) : it;
}

/** Whether there is something on a path. */
function isTaken(path: QuickPath | undefined): QuickCondition | undefined {
  return path && { isFree: path.isFree, holds: (element, context) => path.each(element, context, yes) };
}

function yes(): boolean {
  return true;
}

function told(name: string, operand: Instruction): QuickCondition | undefined {
  if (name === 'not') return inverse(conditionOf(operand));
  const path = pathOf(unordered(operand));
  if (name === 'exists' || name === 'reverse') return isTaken(path);
  return name === 'empty' ? inverse(isTaken(path)) : undefined;
}

function inverse(condition: QuickCondition | undefined): QuickCondition | undefined {
  return (
    condition && {
      isFree: condition.isFree,
      holds: (element, context) => !condition.holds(element, context),
    }
  );
}

function joined(
  op: 'or' | 'and',
  one: QuickCondition | undefined,
  other: QuickCondition | undefined,
): QuickCondition | undefined {
  if (one === undefined || other === undefined) return undefined;
  const isFree = one.isFree && other.isFree;
  return op === 'or'
    ? { isFree, holds: (it, context) => one.holds(it, context) || other.holds(it, context) }
    : { isFree, holds: (it, context) => one.holds(it, context) && other.holds(it, context) };
}

/** How SaxonJS compares the values of untyped nodes with texts. */
const byCodepoint = 'GAC|http://www.w3.org/2005/xpath-functions/collation/codepoint';

/** `@kind = ('a', 'b')`, `id = $name`: whether one of the values is one of the texts. */
function compared({ op, comp }: Instruction, of: Instruction, to: Instruction): QuickCondition | undefined {
  const path = valuesOf(of);
  const isOneOf = literalTexts(to) ?? variableTexts(to);
  if (op !== '=' || comp !== byCodepoint || path === undefined || isOneOf === undefined) return undefined;
  return {
    isFree: path.isFree,
    holds: (element, context) => path.each(element, context, (node) => isOneOf(valueOf(node), context)),
  };
}

type IsOneOf = (text: string, context: XPathContext) => boolean;

function literalTexts(it: Instruction): IsOneOf | undefined {
  const literals = it.N === 'sequence' ? (it.C ?? []) : [it];
  if (literals.some((literal) => literal.N !== 'str')) return undefined;
  const texts = new Set(literals.map((literal) => literal.val ?? ''));
  return (text) => texts.has(text);
}

/** The codes by which SaxonJS tells texts, and values that have no type. */
export const textual: ReadonlySet<unknown> = new Set(['AS', 'AZ']);

/** The texts that a variable holds: with what else is in it values are not compared as texts. */
function variableTexts(it: Instruction): IsOneOf | undefined {
  const variable = it.N === 'data' ? it.C?.[0] : it;
  if (variable?.N !== 'varRef') return undefined;
  const slot = Number(variable.slot);
  return (text, { localVars }) => {
    const items = localVars?.[slot] as
      readonly { readonly code?: unknown; readonly value?: unknown }[] | undefined;
    if (items?.every(({ code }) => textual.has(code)) !== true) throw elsewhere;
    return items.some(({ value }) => value === text);
  };
}

/** The nodes whose values an instruction gives. */
function valuesOf(it: Instruction): QuickPath | undefined {
  const [operand] = it.C ?? [];
  if (it.N === 'attVal') return attributeNamed(it.name ?? '');
  if ((it.N !== 'data' && it.N !== 'atomSing') || operand === undefined) return undefined;
  return pathOf(unordered(operand));
}

/** The value of an element or an attribute. */
export function valueOf(node: XmlNode): string {
  return isElement(node) ? textOf(node) : (node as XmlAttribute).value;
}

const comparisons: Readonly<Record<string, (count: number, to: number) => boolean>> = {
  eq: (count, to) => count === to,
  ne: (count, to) => count !== to,
  gt: (count, to) => count > to,
  ge: (count, to) => count >= to,
  lt: (count, to) => count < to,
  le: (count, to) => count <= to,
};

/** `count(a/b) eq 1` */
function counted({ op = '', val }: Instruction, of: Instruction): QuickCondition | undefined {
  const compares = comparisons[op];
  const path = of.N === 'fn' && of.name === 'count' && of.C?.[0] ? pathOf(of.C[0]) : undefined;
  if (compares === undefined || path === undefined) return undefined;
  const to = Number(val);
  return {
    isFree: path.isFree,
    holds: (element, context) => {
      let count = 0;
      path.each(element, context, () => {
        count += 1;
        return false;
      });
      return compares(count, to);
    },
  };
}
