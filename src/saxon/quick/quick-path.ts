import type { XPathContext, Instruction } from '../load-saxon.js';
import { nodeTestOf, type NodeTest } from './node-test.js';
import { isDeclaration } from './quick-attributes.js';
import { conditionOf, type QuickCondition } from './quick-condition.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** Gets each node; true: it is enough. */
type Visit = (node: XmlNode) => boolean;

/** A path of XPath, mostly from an element. */
export interface QuickPath {
  /** Goes to its nodes until `visit` says that it is enough; says whether it did. Attributes are those of the tree. */
  readonly each: (element: XmlElement, context: XPathContext, visit: Visit) => boolean;
  /** Whether it starts at what a variable holds, and not at the element. */
  readonly isFree: boolean;
  /** Whether the nodes come in the order of the document, each once. */
  readonly isSorted: boolean;
  /** Whether there is one node at most. */
  readonly isSingle: boolean;
  /** Whether none of the nodes is in another one. */
  readonly isFlat: boolean;
  /** Whether it stays in the element. */
  readonly isWithin: boolean;
  /** Whether its nodes are elements. */
  readonly hasElements: boolean;
}

/** Is thrown where a variable holds something else than one element or none. */
export const elsewhere = new Error('not what a quick path starts from');

/**
 * The path that an instruction of a compiled stylesheet is: steps along axes to elements or attributes, with conditions; the
 * first of them. Undefined for all else, and where SaxonJS would have to sort the nodes.
 */
export function pathOf(it: Instruction): QuickPath | undefined {
  const [first, second] = it.C ?? [];
  if (it.N === 'dot') return along(itself, anyElement, { ...single, isWithin: true });
  if (it.N === 'axis') return axisOf(it.name ?? '', it.nodeTest ?? '');
  if (first === undefined) return undefined;
  if (it.N === 'first') return firstOf(pathOf(first));
  if (it.N === 'docOrder') return sorted(pathOf(first));
  if (second === undefined) return undefined;
  if (it.N === 'filter') return filter(pathOf(first), second);
  return it.N === 'slash' ? slash(first, second) : undefined;
}

/** The attribute of a name. */
export function attributeNamed(name: string): QuickPath | undefined {
  return axisOf('attribute', `NA n${name}`);
}

/** The element that a variable holds. */
export function variableOf(it: Instruction): QuickPath | undefined {
  const test = it.N === 'treat' ? nodeTestOf((it.as ?? '').trim()) : anyElement;
  const operand = it.N === 'treat' ? it.C?.[0] : it;
  const variable = operand?.N === 'check' && operand.card === '?' ? operand.C?.[0] : operand;
  if (variable?.N !== 'varRef' || test === undefined) return undefined;
  const slot = Number(variable.slot);
  return {
    ...single,
    isFree: true,
    isWithin: false,
    hasElements: true,
    each: (_, { localVars }, visit) => {
      const items = localVars?.[slot];
      if (items?.length === 0) return false;
      const node = items?.[0] as XmlNode | undefined;
      if (items?.length !== 1 || !isElement(node ?? null) || !test(node!)) throw elsewhere;
      return visit(node!);
    },
  };
}

/**
 * The names of steps to one node at most, to nodes before, the next first, and to several that do not stand in each other.
 */
const single = { isFree: false, isSorted: true, isSingle: true, isFlat: true };
const backward = { isFree: false, isSorted: false, isSingle: false, isWithin: false };
const several = { isFree: false, isSorted: true, isSingle: false, isFlat: true };

const anyElement: NodeTest = (node) => node.nodeType === 1;

function axisOf(name: string, nodeTest: string): QuickPath | undefined {
  const test = nodeTestOf(nodeTest);
  if (test === undefined) return undefined;
  if (name === 'attribute') return attributes(test);
  if (!/^[*?+]?NE/.test(nodeTest)) return undefined;
  switch (name) {
    case 'self':
      return along(itself, test, { ...single, isWithin: true });
    case 'parent':
      return along(upward, test, { ...single, isWithin: false });
    case 'child':
      return along(eachChild, test, { ...several, isWithin: true });
    case 'following-sibling':
      return along(eachBehind, test, { ...several, isWithin: false });
    case 'preceding-sibling':
      return along(eachBefore, test, { ...backward, isFlat: true });
    case 'ancestor':
      return along(eachAround, test, { ...backward, isFlat: false });
    case 'descendant':
      return along(eachBelow, test, { ...several, isFlat: false, isWithin: true });
    case 'descendant-or-self':
      return along(itselfAndBelow, test, { ...several, isFlat: false, isWithin: true });
    default:
      return undefined;
  }
}

type Each = (element: XmlNode, visit: Visit) => boolean;

function along(each: Each, test: NodeTest, said: Omit<QuickPath, 'each' | 'hasElements'>): QuickPath {
  return {
    ...said,
    hasElements: true,
    each: (it, _, visit) => each(it, (node) => test(node) && visit(node)),
  };
}

function itself(element: XmlNode, visit: Visit): boolean {
  return visit(element);
}

function upward({ parentNode }: XmlNode, visit: Visit): boolean {
  return parentNode !== null && visit(parentNode);
}

function eachChild({ firstChild }: XmlNode, visit: Visit): boolean {
  for (let it = firstChild; it !== null; it = it.nextSibling) if (visit(it)) return true;
  return false;
}

/** The nodes that come one after the other, each found from the one before. */
function chain(next: (node: XmlNode) => XmlNode | null): Each {
  return (element, visit) => {
    for (let it = next(element); it !== null; it = next(it)) if (visit(it)) return true;
    return false;
  };
}

const eachBehind = chain(({ nextSibling }) => nextSibling);
const eachBefore = chain(({ previousSibling }) => previousSibling);
const eachAround = chain(({ parentNode }) => parentNode);

function eachBelow(element: XmlNode, visit: Visit): boolean {
  return eachChild(element, (it) => itselfAndBelow(it, visit));
}

function itselfAndBelow(element: XmlNode, visit: Visit): boolean {
  return visit(element) || eachBelow(element, visit);
}

function attributes(test: NodeTest): QuickPath {
  return {
    ...several,
    isWithin: true,
    hasElements: false,
    each: (element, _, visit) => {
      for (let index = 0; index < element.attributes.length; index += 1) {
        const it = element.attributes[index]!;
        if (test(it) && !isDeclaration(it) && visit(it)) return true;
      }
      return false;
    },
  };
}

function sorted(path: QuickPath | undefined): QuickPath | undefined {
  return path?.isSorted === true ? path : undefined;
}

function firstOf(path: QuickPath | undefined): QuickPath | undefined {
  return (
    path && {
      ...path,
      ...single,
      isFree: path.isFree,
      each: (element, context, visit) => {
        let found: XmlNode | undefined;
        path.each(element, context, (it) => {
          found = it;
          return true;
        });
        return found !== undefined && visit(found);
      },
    }
  );
}

function filter(path: QuickPath | undefined, predicate: Instruction): QuickPath | undefined {
  const condition = conditionOf(predicate);
  if (path?.hasElements !== true || condition === undefined) return undefined;
  return { ...path, each: filtered(path, condition) };
}

function filtered(path: QuickPath, { holds }: QuickCondition): QuickPath['each'] {
  return (element, context, visit) =>
    path.each(element, context, (it) => holds(it as XmlElement, context) && visit(it));
}

function slash(before: Instruction, step: Instruction): QuickPath | undefined {
  // `.//x` is `descendant::x`: the conditions of paths do not ask for positions.
  if (before.N === 'axis' && before.name === 'descendant-or-self' && before.nodeTest === '*N')
    return belowOf(step);
  const base = variableOf(before) ?? pathOf(before);
  const next = pathOf(step);
  if (base?.hasElements !== true || next === undefined || next.isFree) return undefined;
  return {
    isFree: base.isFree,
    isSorted: next.isSorted && base.isSorted && (base.isSingle || (base.isFlat && next.isWithin)),
    isSingle: base.isSingle && next.isSingle,
    isFlat: next.isFlat && (base.isSingle || (base.isFlat && next.isWithin)),
    isWithin: base.isWithin && next.isWithin,
    hasElements: next.hasElements,
    each: (element, context, visit) =>
      base.each(element, context, (it) => next.each(it as XmlElement, context, visit)),
  };
}

function belowOf(step: Instruction): QuickPath | undefined {
  const [first, second] = step.C ?? [];
  if (step.N === 'axis' && step.name === 'child') return axisOf('descendant', step.nodeTest ?? '');
  return step.N === 'filter' && first !== undefined && second !== undefined
    ? filter(belowOf(first), second)
    : undefined;
}
