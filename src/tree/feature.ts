import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/**
 * The feature of an element: its name, its name with an attribute (`function@role`, `*@ada:active`) and that attribute's
 * value (`unary@op=()`), its name with so many children or more (`array#3`), the target of an assignment (`binary->array`),
 * or the callee of a call (`call:deal`).
 */
export class Feature {
  /** The name of the elements that may have the feature; undefined: all. */
  readonly element: string | undefined;
  /** The attribute that it asks for; empty: none. */
  readonly attribute: string;
  /** The value that the attribute must have; undefined: any. */
  readonly value: string | undefined;
  /** The name that the first child must hold; empty: any. */
  readonly called: string;
  readonly #least: number;
  readonly #target: string;

  constructor(readonly text: string) {
    const [, name = '', least = '0', attribute = '', value, target = '', called = ''] =
      /^([\w*-]+?)(?:#(\d+)|@([^=]+)(?:=(.*))?|->([\w-]+)|:(\w+))?$/s.exec(text) ?? [];
    if (name === '') throw new Error(`no feature: ${text}`);
    this.element = name === '*' ? undefined : name;
    this.#least = Number(least);
    this.attribute = attribute;
    this.value = value;
    this.#target = target;
    this.called = called;
  }

  /** Whether all elements of the name have it. */
  get isOfName(): boolean {
    return this.attribute === '' && this.#least === 0 && this.#target === '' && this.called === '';
  }

  /** Whether an element, which must have the right name and attribute, has the feature. */
  isIn(element: XmlElement): boolean {
    if (this.#least > 0) return countChildren(element) >= this.#least;
    return this.#target === '' || assigned(element) === this.#target;
  }
}

/** The name of the element that an assignment assigns to. */
function assigned(element: XmlElement): string | undefined {
  if (element.getAttribute('op') !== '=') return undefined;
  let it = element.firstChild;
  while (it !== null && !isElement(it)) it = it.nextSibling;
  return it?.localName;
}

function countChildren(element: XmlElement): number {
  let count = 0;
  for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
    if (isElement(it)) count += 1;
  }
  return count;
}
