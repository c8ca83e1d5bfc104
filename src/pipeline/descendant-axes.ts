import type { XmlNode } from './xml-node.js';

/** An iterator of SaxonJS: its other methods (`filter`, `count`, …) rest on `next`, which gives null in the end. */
interface NodeIterator {
  next(): XmlNode | null;
}

type Axis = (node: XmlNode) => NodeIterator;

/** What SaxonJS looks axes up in by their names, under a name that each version may shorten otherwise. */
export type Axes = Record<'descendant' | 'descendant-or-self', Axis>;

/** The parts of SaxonJS that axes are made of. Not documented. */
export interface AxisInternals {
  DomUtils: Readonly<Record<string, unknown>>;
  Iter: { ForArray(items: readonly unknown[]): NodeIterator };
}

/** The axes of SaxonJS. */
export function axesOf({ DomUtils }: AxisInternals): Axes {
  const axes = Object.values(DomUtils).find(
    (it): it is Axes => typeof it === 'object' && it !== null && 'descendant-or-self' in it,
  );
  if (axes === undefined) throw new Error('this version of SaxonJS has other axes');
  return axes;
}

/**
 * Has SaxonJS walk through trees with a stack. Its own descendant axes nest an iterator in another for each level, so
 * that a node costs as many calls as it is deep: a third of the time is enough.
 */
export function quickenDescendants(internals: AxisInternals): void {
  type Base = new () => NodeIterator;
  const listIterator = internals.Iter.ForArray([]).constructor as Base;
  const base = Object.getPrototypeOf(listIterator) as Base;

  class Descendants extends base {
    /** The nodes around the one that was given last. */
    readonly #around: XmlNode[] = [];
    #last: XmlNode | null;
    #selfIsNext: boolean;

    constructor(root: XmlNode, withSelf: boolean) {
      super();
      this.#last = root;
      this.#selfIsNext = withSelf;
    }

    override next(): XmlNode | null {
      if (this.#selfIsNext) this.#selfIsNext = false;
      else if (this.#last !== null) this.#last = this.#after(this.#last);
      return this.#last;
    }

    #after(node: XmlNode): XmlNode | null {
      if (node.firstChild !== null) {
        this.#around.push(node);
        return node.firstChild;
      }
      for (let it = node; this.#around.length > 0; it = this.#around.pop() as XmlNode) {
        if (it.nextSibling !== null) return it.nextSibling;
      }
      return null;
    }
  }

  const axes = axesOf(internals);
  const quick =
    (axis: Axis, withSelf: boolean): Axis =>
    (node) =>
      node.nodeType === elementNode ? new Descendants(node, withSelf) : axis(node);
  axes.descendant = quick(axes.descendant, false);
  axes['descendant-or-self'] = quick(axes['descendant-or-self'], true);
}

const elementNode = 1;
