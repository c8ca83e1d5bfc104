/** The kind of derivative: the adjoint, or the tangent. */
export type Mode = 'reverse' | 'forward';

/** The pipelines that end in the derivatives' sources. */
export const modeProducts: Readonly<Record<Mode, string>> = {
  reverse: 'adjoint-source',
  forward: 'tangent-source',
};
