import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { taintedKeys } from './tainted-keys.js';
import { valueWrites } from './value-writes.js';
import { valuesRead } from './values-read.js';
import { listedNames } from '../reading/listed-names.js';

/** The parameters of functions that depend on independents in whatever way, be it by comparisons. */
export class TaintedParameters {
  readonly #units: ReadonlyMap<string, XmlElement>;
  readonly #found = new Map<XmlElement, Set<string>>();

  constructor(units: readonly XmlElement[], options: Readonly<Record<string, string>>) {
    this.#units = new Map(units.map((it) => [functionName(it), it]));
    const entry = this.#units.get(options['entry'] ?? '');
    if (entry === undefined) return;
    this.#found.set(entry, new Set(listedNames(options['independents'])));
    const stale = new Set([entry]);
    for (const unit of stale) {
      stale.delete(unit);
      for (const callee of this.#giveOn(unit)) stale.add(callee);
    }
  }

  of(unit: XmlElement): ReadonlySet<string> {
    return this.#found.get(unit) ?? new Set();
  }

  /** Tells the functions that are called from one what they are given; gives those for which that is more than before. */
  #giveOn(unit: XmlElement): XmlElement[] {
    const tainted = taintedKeys(valueWrites(unit), this.of(unit));
    const changed = new Set<XmlElement>();
    walk(unit, (it) => {
      const isCall = it.localName === 'call' && annotation(it, 'is') === 'user';
      const callee = isCall ? this.#units.get(calleeName(it)) : undefined;
      if (callee === undefined) return undefined;
      const parameters = keysOf(callee, 'param-list');
      const known = this.#found.get(callee) ?? new Set();
      this.#found.set(callee, known);
      argumentsOf(it).forEach((given, index) => {
        const key = parameters[Math.min(index, parameters.length - 1)];
        if (key === undefined || known.has(key) || ![...valuesRead(given)].some((one) => tainted.has(one)))
          return;
        known.add(key);
        changed.add(callee);
      });
      return undefined;
    });
    return [...changed];
  }
}
