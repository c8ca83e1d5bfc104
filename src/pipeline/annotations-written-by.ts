import type { DeclaredUse } from './declared-use.js';

/** All annotations that an analysis or a step may write or remove, as `ada:name`. */
export function annotationsWrittenBy({ adds, completes = [], writes = [] }: DeclaredUse): readonly string[] {
  return [...adds, ...completes, ...writes];
}
