import type { XmlDocument, XmlElement, XmlNode } from './xml-node.js';

/** The links of nodes, which SaxonJS sets when a node gets a place, in the order of the places that nodes get. */
const links = ['parentNode', 'previousSibling', 'nextSibling', 'firstChild', 'lastChild'] as const;

type MakeElement = (this: XmlDocument, namespace: string | null, name: string) => XmlElement;

/**
 * Gives elements all their links when they are made: engines find a property soonest where all objects got theirs in the
 * same order. `sample` is a node of the document model.
 */
export function makeNodesUniform(sample: XmlNode): void {
  const model = Object.getPrototypeOf(sample.ownerDocument) as { createElementNS: MakeElement };
  // Where our modules are loaded anew in a process, as in tests, SaxonJS is not.
  if (isUniform in model) return;
  const make = model.createElementNS;
  const makeUniform: MakeElement = function (namespace, name) {
    const made = make.call(this, namespace, name);
    for (const it of links) (made as { [link in (typeof links)[number]]: XmlNode | null })[it] = null;
    return made;
  };
  Object.assign(model, { createElementNS: makeUniform, [isUniform]: true });
}

const isUniform = Symbol.for('isUniform (Adjoinery)');
