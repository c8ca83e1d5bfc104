import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';

/** The variables of statements, kept: of those with statements inside, those of their heads. */
export class HeadVariables {
  readonly #known = new Map<XmlElement, ReadonlySet<string>>();

  of(statement: XmlElement): ReadonlySet<string> {
    const known = this.#known.get(statement);
    if (known !== undefined) return known;
    const found = new Set<string>();
    walk(statement, (it) => {
      if (it.localName === 'var') found.add(variableKey(it));
      return it.localName !== 'statement-list';
    });
    this.#known.set(statement, found);
    return found;
  }
}
