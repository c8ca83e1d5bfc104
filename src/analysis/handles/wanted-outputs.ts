import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { isCellList } from '../reading/is-cell-list.js';
import { keysOf } from '../names/names.js';

/** How many outputs a call wants: `any` where a list of cells gets a number known only at run time. */
export type Wanted = number | 'any';

/** How many outputs are wanted of the functions that handles lead to. */
export class WantedOutputs {
  readonly #counts = new Map<XmlElement, Set<Wanted>>();

  /** Notes a call; says whether that is new. None wanted is as good as one. */
  add(unit: XmlElement, wanted: Wanted): boolean {
    const counts = this.#counts.get(unit) ?? new Set();
    this.#counts.set(unit, counts);
    const { size } = counts;
    return counts.add(wanted === 'any' ? wanted : Math.max(1, wanted)).size > size;
  }

  /**
   * Whether a function gives so many outputs. A former anonymous function asks its callee for as many outputs as it was
   * thought to give: none more than are wanted of it anywhere, but by lists of cells.
   */
  canGive(unit: XmlElement, wanted: Wanted): boolean {
    const own = keysOf(unit, 'outvars');
    const isOutlined = annotation(unit, 'made') === 'outlined' && own.length > 1;
    const isAlike =
      !isOutlined || [...(this.#counts.get(unit) ?? [])].every((it) => it === own.length || it === 'any');
    return isAlike && (own.at(-1) === 'varargout' || wanted === 'any' || wanted <= own.length);
  }
}

/**
 * Whether a function that handles lead to is sure to fail where so many outputs are wanted of it; `late` if Octave assigns
 * the first before it fails: it asks what an expression lacks only when it has its value.
 */
export function lacksOutputs(
  unit: XmlElement,
  wanted: Wanted,
  unitOf: (name: string) => XmlElement | undefined,
): 'no' | 'yes' | 'late' {
  const own = keysOf(unit, 'outvars');
  if (wanted === 'any' || own.at(-1) === 'varargout') return 'no';
  const count = Math.max(1, wanted);
  const body = annotation(unit, 'made') === 'outlined' ? children(bodyOf(unit))[0] : undefined;
  const value = body === undefined ? undefined : valueOf(body);
  if (value === undefined) return count > own.length ? 'yes' : 'no';
  const isUser = annotation(value, 'is') === 'user';
  if (value.localName === 'call' && calleeName(value) === 'deal' && !isUser) {
    const args = argumentsOf(value);
    return args.length !== 1 && args.length !== count && !args.some(isCellList) ? 'yes' : 'no';
  }
  if (count <= own.length) return 'no';
  if (!['call', 'array', 'struct-ref'].includes(value.localName)) return 'late';
  const called = isUser ? unitOf(calleeName(value)) : undefined;
  return called === undefined ? 'no' : lacksOutputs(called, wanted, unitOf);
}
