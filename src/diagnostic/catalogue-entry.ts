/** How grave a diagnostic is: an error stops the transformation, a warning and a note do not. */
export type Severity = 'error' | 'warning' | 'note';

/** One kind of diagnostic. `{name}` in the texts is replaced by the argument of that name. */
export interface CatalogueEntry {
  readonly severity: Severity;
  readonly text: string;
  readonly hint?: string;
}
