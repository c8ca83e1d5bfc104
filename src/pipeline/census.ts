import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/**
 * The features of a tree: the names of its elements (`binary`), names with an attribute (`function@role`,
 * `*@ada:active`), for operators, kinds and roles names with a value (`unary@op=()`), for elements with more than two
 * children names with `#3` (`array#3`), and for assignments what they assign to (`binary->array`). A step whose contract
 * names features runs only where one of them occurs.
 */
export type Census = ReadonlySet<string>;

const valued: ReadonlySet<string> = new Set(['op', 'kind', 'role', 'unified', 'of', 'ada:is', 'ada:role']);

/** Censuses of functions and of the statements in them, kept until what they belong to changes. */
export class Censuses {
  readonly #kept = new WeakMap<XmlElement, Census>();

  /** The census of the tree below and with `root`. */
  of(root: XmlElement): Census {
    let census = this.#kept.get(root);
    if (census === undefined) {
      const features = new Set<string>();
      this.#collect(root, features);
      census = features;
      this.#kept.set(root, census);
    }
    return census;
  }

  /** Forgets what is known of an element that has changed, and of all that it is part of. */
  forget(changed: XmlElement): void {
    for (let it: XmlNode | null = changed; it !== null; it = it.parentNode) {
      if (isElement(it)) this.#kept.delete(it);
    }
  }

  /** Forgets what is known of all statements in a tree. */
  forgetAll(root: XmlElement): void {
    this.#kept.delete(root);
    for (let it: XmlNode | null = root.firstChild; it !== null; it = it.nextSibling) {
      if (isElement(it)) this.forgetAll(it);
    }
  }

  /** The outermost elements in a tree that have one of the features. */
  outermost(root: XmlElement, features: readonly string[]): XmlElement[] {
    const found: XmlElement[] = [];
    const search = (element: XmlElement): void => {
      if (isStatement(element) && !features.some((it) => this.of(element).has(it))) return;
      if (features.some((it) => hasFeature(element, it))) {
        found.push(element);
        return;
      }
      for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
        if (isElement(it)) search(it);
      }
    };
    search(root);
    return found;
  }

  #collect(element: XmlElement, features: Set<string>): void {
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
    let count = 0;
    for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
      if (!isElement(it)) continue;
      count += 1;
      if (isStatement(it)) for (const feature of this.of(it)) features.add(feature);
      else this.#collect(it, features);
    }
    if (count > 2) features.add(`${name}#3`);
    const target = assigned(element);
    if (target !== undefined) features.add(`binary->${target}`);
  }
}

/** The statement, or the expression at the head of one (a condition, what a loop goes through), that an element is in. */
export function holderOf(element: XmlElement): XmlElement {
  let it = element;
  while (it.parentNode !== null && isElement(it.parentNode) && !holders.has(it.parentNode.localName)) {
    it = it.parentNode;
  }
  return it;
}

const holders: ReadonlySet<string> = new Set([
  ...['statement-list', 'for', 'parfor', 'while', 'do-until', 'if', 'elseif', 'when', 'switch', 'case'],
  ...['reversed-loop', 'function'],
]);

function isStatement(element: XmlElement): boolean {
  return element.parentNode?.localName === 'statement-list';
}

function hasFeature(element: XmlElement, feature: string): boolean {
  const [, name = '', test = ''] = /^([^@#]*)[@]?(.*)$/.exec(feature) ?? [];
  if (feature.startsWith('binary->')) return feature === `binary->${assigned(element) ?? ''}`;
  if (feature.endsWith('#3')) return feature === `${element.localName}#3` && countChildren(element) > 2;
  if (name !== '*' && name !== element.localName) return false;
  if (test === '') return true;
  const [attribute = '', value] = test.split(/=(.*)/s, 2);
  for (let index = 0; index < element.attributes.length; index += 1) {
    const it = element.attributes.item(index);
    if (it?.nodeName === attribute) return value === undefined || it.value === value;
  }
  return false;
}

/** The name of the element that an assignment assigns to. */
function assigned(element: XmlElement): string | undefined {
  if (element.localName !== 'binary' || element.getAttribute('op') !== '=') return undefined;
  let it = element.firstChild;
  while (it !== null && !isElement(it)) it = it.nextSibling;
  return it?.localName;
}

function countChildren(element: XmlElement): number {
  let count = 0;
  for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling)
    if (isElement(it)) count += 1;
  return count;
}
