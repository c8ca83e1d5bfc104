import { children, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { assignedIn } from '../lists/assigned-in.js';

const jumps: ReadonlySet<string> = new Set(['break', 'continue', 'return']);

/**
 * Where variables get what they have in a list of statements: in statements of it, and before it, for which the list itself stands.
 * Nothing is known of lists with jumps, in which what stands behind may not be reached, nor in programs that go on behind errors.
 */
export class LastAssignments {
  readonly #lists = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();
  readonly #places = new Map<XmlElement, number>();
  readonly #isPossible: boolean;

  constructor(root: XmlElement) {
    this.#isPossible = !holds(root, (it) => it.localName === 'try');
  }

  /** All of a list, in their order. */
  in(list: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
    const known = this.#lists.get(list);
    if (known !== undefined) return known;
    const found = new Map<string, XmlElement[]>();
    if (this.#isPossible && !holds(list, (it) => jumps.has(it.localName))) {
      for (const key of variablesIn([list])) found.set(key, [list]);
      children(list).forEach((statement, place) => {
        this.#places.set(statement, place);
        for (const key of assignedIn(statement)) found.get(key)?.push(statement);
      });
    }
    this.#lists.set(list, found);
    return found;
  }

  /** Where a variable got what it has before a statement. */
  before(statement: XmlElement, key: string): XmlElement | undefined {
    const list = statement.parentNode as XmlElement;
    const origins = this.in(list).get(key) ?? [];
    const place = this.#places.get(statement) ?? 0;
    return origins.findLast((it) => it === list || this.#places.get(it)! < place);
  }
}
