import type { Mode } from './request.js';

/** The pipelines that end in the derivatives' sources. */
export const modeProducts: Readonly<Record<Mode, string>> = {
  reverse: 'adjoint-source',
  forward: 'tangent-source',
};

/** The pipeline for a mode and a target: in C there are adjoints. */
export function productOf(mode: Mode, target: string | undefined): string {
  return target === 'c' && mode === 'reverse' ? 'adjoint-c' : modeProducts[mode];
}
