import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { assignedIn } from '../lists/assigned-in.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isStorage, variableKey } from '../reading/variable.js';

/** The name of a variable, or of a field in one: `cache.key`; undefined for elements, and fields whose names are computed. */
export function locationOf(storage: XmlElement): string | undefined {
  if (storage.localName === 'var') return variableKey(storage);
  if (storage.localName !== 'struct-ref') return undefined;
  const [base, field] = children(storage);
  const around = base === undefined ? undefined : locationOf(base);
  return around === undefined || field === undefined ? undefined : `${around}.${field.textContent}`;
}

/** Whether a statement calls a function that is the same whatever it keeps, and hands that on. */
export function handsOn(statement: XmlElement, pure: ReadonlySet<string>): boolean {
  const value = isAssignment(statement) ? valueOf(statement) : undefined;
  return value?.localName === 'call' && pure.has(calleeName(value));
}

/** Follows through statements what depends on the values that a function has kept. */
export class StateReads {
  readonly #old: Set<string>;
  /** Places in variables that depend on what was kept, which do not any more. */
  readonly #renewed = new Set<string>();

  /** `pure` are functions that give the same whatever they keep. */
  constructor(
    readonly state: ReadonlySet<string>,
    readonly pure: ReadonlySet<string>,
  ) {
    this.#old = new Set(state);
  }

  /** Whether a variable depends on what was kept. */
  isOld(key: string): boolean {
    return this.#old.has(key);
  }

  /** Follows a statement; says whether what is kept behind it does not depend on what was kept. */
  follow(statement: XmlElement): boolean {
    if (isAssignment(statement)) return this.#assign(statement);
    const isOld = this.#reads(statement);
    const written = [...assignedIn(statement)];
    if (!isOld) return true;
    for (const it of written) this.#old.add(it);
    return !written.some((it) => this.state.has(it));
  }

  #assign(statement: XmlElement): boolean {
    const isOwn = handsOn(statement, this.pure);
    const value = valueOf(statement);
    const targets = targetsOf(statement).filter(({ key }) => !isOwn || !this.state.has(key));
    const isOld =
      (value !== undefined && this.#readsValue(value, isOwn)) ||
      targets.some(({ storage }) => this.#indicesRead(storage));
    for (const { storage, key, partial } of targets) {
      const place = locationOf(storage);
      if (isOld) {
        this.#old.add(key);
        for (const it of this.#renewed) if (it === key || it.startsWith(`${key}.`)) this.#renewed.delete(it);
      } else if (!partial) this.#old.delete(key);
      else if (place !== undefined) this.#renewed.add(place);
    }
    return !isOld || !targets.some(({ key }) => this.state.has(key));
  }

  #readsValue(value: XmlElement, isOwn: boolean): boolean {
    if (!isOwn) return this.#reads(value);
    return argumentsOf(value).some(
      (it) => !(it.localName === 'var' && this.state.has(variableKey(it))) && this.#reads(it),
    );
  }

  /** Whether the indices of a place that is written to depend on what was kept. */
  #indicesRead(storage: XmlElement): boolean {
    if (storage.localName === 'var') return false;
    const [base, ...others] = children(storage);
    return (base !== undefined && this.#indicesRead(base)) || others.some((it) => this.#reads(it));
  }

  #reads(part: XmlElement): boolean {
    let found = false;
    walk(part, (it) => {
      if (!isStorage(it)) return undefined;
      const place = locationOf(it);
      if (place !== undefined && this.#isRenewed(place)) return false;
      if (it.localName === 'var' && this.#old.has(variableKey(it))) found = true;
      return undefined;
    });
    return found;
  }

  #isRenewed(place: string): boolean {
    return [...this.#renewed].some((it) => `${place}.`.startsWith(`${it}.`));
  }
}
