import type { ValueWrite } from './value-writes.js';

/** The variables that depend on some, by what they are made of or by what decides on that. */
export function taintedKeys(writes: readonly ValueWrite[], given: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(given);
  const isTainted = (keys: ReadonlySet<string>): boolean => [...keys].some((it) => found.has(it));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { key, reads, decisions } of writes)
      if (!found.has(key) && (isTainted(reads) || decisions.some((it) => isTainted(it.reads))))
        found.add(key);
  }
  return found;
}
