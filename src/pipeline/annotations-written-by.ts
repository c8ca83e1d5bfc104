import type { Analysis } from '../analysis/analysis.js';

/** All annotations that an analysis may write or remove, as `ada:name`. */
export function annotationsWrittenBy({ adds, completes = [], writes = [] }: Analysis): readonly string[] {
  return [...adds, ...completes, ...writes];
}
