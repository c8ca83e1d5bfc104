import type { CapturedFunction } from '../../engine/captured-program.js';

/** Functions in an order in which those that others call come before these; recursion is cut somewhere. */
export function calleesFirst(functions: readonly CapturedFunction[]): CapturedFunction[] {
  const byKey = new Map(functions.map((it) => [it.key, it]));
  const ordered = new Set<CapturedFunction>();
  const visited = new Set<CapturedFunction>();
  const visit = (it: CapturedFunction): void => {
    if (visited.has(it)) return;
    visited.add(it);
    for (const key of it.callees) {
      const callee = byKey.get(key);
      if (callee !== undefined) visit(callee);
    }
    ordered.add(it);
  };
  functions.forEach(visit);
  return [...ordered];
}
