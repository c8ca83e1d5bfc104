import { CachedByName } from './cached-by-name.js';
import { saxon, type Items } from '../load-saxon.js';
import type { NodeTest } from './node-test.js';
import type { XmlAttribute, XmlElement } from '../../tree/xml-node.js';

/** An attribute as stylesheets see it: not the node of the tree, but one that SaxonJS makes of that. */
interface SeenAttribute {
  readonly name: string;
  readonly namespaceURI: string;
  value: string;
  parent: XmlElement;
}

/** One seen attribute of each name: to make its name takes SaxonJS longer than all else of it. */
const samples = new CachedByName<SeenAttribute>();

/** For a test, what goes from an element to those of its attributes that pass it; declarations of namespaces do not. */
export function attributesOf(test: NodeTest): (element: XmlElement) => Items {
  return (element) => {
    const { Iter } = saxon().internals;
    const { attributes } = element;
    let found: SeenAttribute[] | undefined;
    for (let index = 0; index < attributes.length; index += 1) {
      const it = attributes[index]!;
      if (!test(it) || isDeclaration(it)) continue;
      (found ??= []).push(seen(it, element));
    }
    if (found === undefined) return Iter.Empty;
    return found.length === 1 ? Iter.Singleton(found[0]) : Iter.ForArray(found);
  };
}

/** Whether an attribute declares a namespace. */
export function isDeclaration({ nodeName }: XmlAttribute): boolean {
  return nodeName.startsWith('xmlns') && (nodeName.length === 5 || nodeName[5] === ':');
}

function seen(attribute: XmlAttribute, element: XmlElement): SeenAttribute {
  const sample = samples.of(attribute, () => seenBySaxon(attribute, element));
  const likeness = Object.create(sample) as SeenAttribute;
  likeness.value = attribute.value;
  likeness.parent = element;
  return likeness;
}

function seenBySaxon({ namespaceURI, nodeName }: XmlAttribute, element: XmlElement): SeenAttribute {
  const all = saxon().XPath.evaluate('@*', element, { resultForm: 'array' }) as SeenAttribute[];
  return all.find((it) => it.name === nodeName && it.namespaceURI === (namespaceURI ?? ''))!;
}
