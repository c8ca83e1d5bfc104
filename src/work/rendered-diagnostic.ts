import type { Diagnostic } from '../diagnostic/diagnostic.js';

/** A diagnostic with the text that a terminal would show. */
export type RenderedDiagnostic = Diagnostic & { readonly rendered: string };
