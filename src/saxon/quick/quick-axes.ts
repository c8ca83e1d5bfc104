import { ownEvaluator, visitInstructions } from './instructions.js';
import { saxon, type CompiledStylesheet, type Instruction, type Items } from '../load-saxon.js';
import { nodeTestOf, type NodeTest } from './node-test.js';
import { attributesOf } from './quick-attributes.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/**
 * Has SaxonJS take steps from elements (`child::id`, `@op`, `self::var`, `descendant::*`, …) at once. Its own way goes
 * over an iterator of the axis, for descendants one for each level, and one that filters it, for which it makes a name of
 * each node, and of all attributes for each that is asked for. Steps from what is no element stay as they are.
 */
export function quickenAxes(stylesheet: CompiledStylesheet): void {
  visitInstructions(stylesheet, (it) => {
    if (it.N === 'axis') quicken(it);
  });
}

function quicken(instruction: Instruction): void {
  const { name = '', nodeTest = '' } = instruction;
  const test = nodeTestOf(nodeTest);
  const axis = test === undefined ? undefined : axes[name]?.(test);
  if (axis === undefined) return;
  const plainly = ownEvaluator(instruction);
  instruction.ELAB = (context) => {
    const node = context.getCurrentFocus();
    return isElement(node) ? axis(node) : plainly(context);
  };
}

/** The axes, by their names: for a test, what goes from an element to the nodes that pass it. */
const axes: Readonly<Record<string, (test: NodeTest) => (element: XmlElement) => Items>> = {
  attribute: attributesOf,
  self: (test) => (element) => one(element, test),
  parent: (test) => (element) => one(element.parentNode, test),
  child: (test) => (element) => along(element.firstChild, nextSibling, test),
  ancestor: (test) => (element) => along(element.parentNode, parent, test),
  'ancestor-or-self': (test) => (element) => along(element, parent, test),
  'following-sibling': (test) => (element) => along(element.nextSibling, nextSibling, test),
  'preceding-sibling': (test) => (element) => along(element.previousSibling, previousSibling, test),
  descendant: (test) => (element) => along(element.firstChild, (it) => nextWithin(it, element), test),
  'descendant-or-self': (test) => (element) => along(element, (it) => nextWithin(it, element), test),
};

function parent(node: XmlNode): XmlNode | null {
  return node.parentNode;
}

function nextSibling(node: XmlNode): XmlNode | null {
  return node.nextSibling;
}

function previousSibling(node: XmlNode): XmlNode | null {
  return node.previousSibling;
}

/** The node behind another in document order, if it stands below an element. */
function nextWithin(node: XmlNode, element: XmlElement): XmlNode | null {
  if (node.firstChild !== null) return node.firstChild;
  for (let it: XmlNode | null = node; it !== null && it !== element; it = it.parentNode) {
    if (it.nextSibling !== null) return it.nextSibling;
  }
  return null;
}

function one(node: XmlNode | null, test: NodeTest): Items {
  const { Iter } = saxon().internals;
  return node !== null && test(node) ? Iter.Singleton(node) : Iter.Empty;
}

/** The nodes that pass a test, from one on, each found from the one before. */
function along(first: XmlNode | null, next: (node: XmlNode) => XmlNode | null, test: NodeTest): Items {
  let node = first;
  while (node !== null && !test(node)) node = next(node);
  return node === null ? saxon().internals.Iter.Empty : new (nodesClass())(node, next, test);
}

type NodesClass = new (first: XmlNode, next: (node: XmlNode) => XmlNode | null, test: NodeTest) => Items;

let made: NodesClass | undefined;

/** An iterator of SaxonJS, whose other methods (`filter`, `count`, …) rest on `next`, which gives null in the end. */
function nodesClass(): NodesClass {
  if (made !== undefined) return made;
  const listIterator = saxon().internals.Iter.ForArray([]).constructor as new () => Items;
  const base = Object.getPrototypeOf(listIterator) as new () => Items;
  class Nodes extends base {
    #node: XmlNode | null;

    constructor(
      first: XmlNode,
      readonly step: (node: XmlNode) => XmlNode | null,
      readonly test: NodeTest,
    ) {
      super();
      this.#node = first;
    }

    override next(): XmlNode | null {
      const found = this.#node;
      let node = found;
      while (node !== null) {
        node = this.step(node);
        if (node !== null && this.test(node)) break;
      }
      this.#node = node;
      return found;
    }
  }
  made = Nodes;
  return Nodes;
}
