import type { CatalogueEntry } from './catalogue-entry.js';

/** The part of the catalogue for our own faults. */
export const faults = {
  E901: {
    severity: 'error',
    text: 'step {step} failed: {message}',
    hint: 'this is a fault of Adjoinery: please report it with the source',
  },
  E902: {
    severity: 'error',
    text: 'step {step} ran out of stack',
    hint: 'the program is nested too deeply: split its expressions or blocks',
  },
  E903: {
    severity: 'error',
    text: '{message}',
    hint: 'this is a fault of Adjoinery: please report it with the source',
  },
} as const satisfies Record<string, CatalogueEntry>;
