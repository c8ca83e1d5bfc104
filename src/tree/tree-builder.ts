import type { Attributes, TreeWriter } from '../matlab/tree-writer.js';
import { textForTree } from '../matlab/xml-characters.js';
import { namespaces } from '../base/namespaces.js';
import { setAttribute } from './set-attribute.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/** Takes a list out of the tree, and gives the number by which its items are found again. */
export type TakePortion = (list: XmlElement) => number;

/** So many elements make a portion. */
const portionSize = 3000;

const lists: ReadonlySet<string> = new Set(['statement-list', 'function-list']);

/**
 * Writes a tree as the nodes that stylesheets take. To write it as XML text and have that parsed takes several times as
 * long. If `take` is given, it gets long lists in portions, and each goes on in a list that begins with `adc:portion` for
 * what came before: then there are never more than a few thousand elements, but for those of a single statement.
 */
export class TreeBuilder implements TreeWriter {
  #parent: XmlElement;
  #size = 0;
  /** The size of the tree before the first item of the list at hand that may go into a portion. */
  #sizeBefore = 0;
  /** That item, if there is one. */
  #first: XmlNode | null = null;

  constructor(
    root: XmlElement,
    readonly take?: TakePortion,
  ) {
    this.#parent = root;
  }

  element(name: string, attributes: Attributes = {}, content?: () => void): void {
    const element = this.#append(name, attributes);
    if (content !== undefined) this.#fill(element, content);
    this.#endItem();
  }

  leaf(name: string, text: string, attributes: Attributes = {}): void {
    const element = this.#append(name, attributes);
    if (text !== '') element.appendChild(element.ownerDocument.createTextNode(textForTree(text)));
    this.#endItem();
  }

  #fill(element: XmlElement, content: () => void): void {
    const [parent, sizeBefore, first] = [this.#parent, this.#sizeBefore, this.#first];
    this.#parent = element;
    this.#sizeBefore = this.#size;
    this.#first = null;
    content();
    this.#parent = parent;
    this.#sizeBefore = sizeBefore;
    this.#first = first;
  }

  #append(name: string, attributes: Attributes): XmlElement {
    const { ownerDocument } = this.#parent;
    const namespace = name.startsWith('adc:') ? namespaces.adc : namespaces.adm;
    const element = ownerDocument.createElementNS(namespace, name);
    for (const key in attributes) {
      const given = attributes[key];
      if (given !== undefined) setAttribute(element, '', key, textForTree(given));
    }
    this.#parent.appendChild(element);
    this.#size += 1;
    this.#first ??= element;
    return element;
  }

  #endItem(): void {
    const first = this.#first;
    if (this.take === undefined || first === null || this.#size - this.#sizeBefore < portionSize) return;
    const list = this.#parent;
    const { parentNode: around } = list;
    if (!lists.has(list.nodeName) || !isElement(around)) return;
    const names = { first: first.nodeName, last: list.lastChild?.nodeName };
    // To take items one by one out of a list takes time by the square of their number.
    const number = String(this.take(list));
    this.#parent = list.ownerDocument.createElementNS(namespaces.adm, list.nodeName);
    around.appendChild(this.#parent);
    this.#size = this.#sizeBefore;
    this.#append('adc:portion', { number, ...names });
    this.#sizeBefore = this.#size;
    this.#first = null;
  }
}
