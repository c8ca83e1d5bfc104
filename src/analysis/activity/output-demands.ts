import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { freeNames } from '../reading/free-names.js';

/** Which outputs the calls of functions do not want. */
export class OutputDemands {
  readonly #mayWantNone = new Set<string>();
  /** Places of outputs that are skipped, as the first in `[~, b] = g(x)`. */
  readonly #skipped = new Map<string, Set<number>>();

  constructor(units: readonly XmlElement[]) {
    for (const unit of units) {
      for (const { names, elements } of freeNames(unit))
        if (elements.some((it) => namesHandle(it) || isStatement(it))) this.#mayWantNone.add(names.join('.'));
      walk(bodyOf(unit), (it) => {
        if (isAssignment(it)) this.#addSkipped(it);
        return undefined;
      });
    }
  }

  /** Whether all calls want the first output. */
  wantsFirst(name: string): boolean {
    return !this.#mayWantNone.has(name);
  }

  skips(name: string, place: number): boolean {
    return this.#skipped.get(name)?.has(place) === true;
  }

  #addSkipped(assignment: XmlElement): void {
    const [, value] = children(assignment);
    const [called = value] = value?.localName === 'array' ? children(value) : [];
    if (called?.localName !== 'var') return;
    const places = this.#skipped.get(called.textContent) ?? new Set();
    for (const { key, position } of targetsOf(assignment))
      if (key.startsWith('tmp:o:')) places.add(position + 1);
    this.#skipped.set(called.textContent, places);
  }
}

/** Whether a name stands alone, or for a call that does. */
function isStatement(name: XmlElement): boolean {
  const around = name.parentNode as XmlElement;
  const call = around.localName === 'array' && children(around)[0] === name ? around : name;
  return (call.parentNode as XmlElement).localName === 'statement-list';
}

/** Whether a handle has this name, or calls what has it; text may name what is called, too. */
export function namesHandle(name: XmlElement): boolean {
  if (name.localName !== 'var') return true;
  let it: XmlElement | null = name;
  while (it !== null && it.localName !== 'statement-list') {
    if (it.localName === 'anonymous-function') return true;
    it = it.parentNode as XmlElement | null;
  }
  return false;
}
