import type { Mode } from './request.js';

/** The pipelines that end in the derivatives' sources. */
export const modeProducts: Readonly<Record<Mode, string>> = {
  reverse: 'adjoint-source',
  forward: 'tangent-source',
};
