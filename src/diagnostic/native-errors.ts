import type { CatalogueEntry } from './catalogue-entry.js';

/** The part of the catalogue for what native code does not have. */
export const nativeErrors = {
  E701: {
    severity: 'error',
    text: 'native code lacks {what}',
    hint: 'docs/guide/native.md lists what it has; the derivative in MATLAB is there without the option target',
  },
} as const satisfies Record<string, CatalogueEntry>;
