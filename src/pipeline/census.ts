import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/**
 * The features of a tree: the names of its elements (`binary`), names with an attribute (`function@role`,
 * `*@ada:active`) and, for operators and kinds, names with a value (`unary@op=()`). A step whose contract
 * names features runs only where one of them occurs.
 */
export type Census = ReadonlySet<string>;

const valued: ReadonlySet<string> = new Set(['op', 'kind', 'role', 'unified']);

/** Takes the census of the tree below and with `root`. */
export function takeCensus(root: XmlElement): Census {
  const features = new Set<string>();
  collect(root, features);
  return features;
}

function collect(element: XmlElement, features: Set<string>): void {
  const name = element.localName;
  features.add(name);
  const { attributes } = element;
  for (let index = 0; index < attributes.length; index += 1) {
    const attribute = attributes.item(index);
    if (attribute === null) continue;
    features.add(`${name}@${attribute.nodeName}`);
    features.add(`*@${attribute.nodeName}`);
    if (valued.has(attribute.nodeName)) features.add(`${name}@${attribute.nodeName}=${attribute.value}`);
  }
  for (let child: XmlNode | null = element.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child)) collect(child, features);
  }
}
