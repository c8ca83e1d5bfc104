/** How grave a diagnostic is: an error stops the transformation, a warning and a note do not. */
export type Severity = 'error' | 'warning' | 'note';

/** One kind of diagnostic. `{name}` in the texts is replaced by the argument of that name. */
export interface CatalogueEntry {
  readonly severity: Severity;
  readonly text: string;
  readonly hint?: string;
}

/**
 * All diagnostics, by stable code. The first digit tells the field: 1 syntax, 2 names and requests,
 * 3 constructs, 4 derivatives, 5 options, 9 our own faults. Codes are never given a new meaning.
 */
export const catalogue = {
  E101: {
    severity: 'error',
    text: 'expected {expected}, found {found}',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** A code of the catalogue. */
export type DiagnosticCode = keyof typeof catalogue;
