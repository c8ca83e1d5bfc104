import type { Place } from '../../diagnostic/diagnostic.js';

/** A place of the program that cannot be differentiated, and that runs can pass by: a derivative that comes to it ends there. */
export interface Stop extends Pick<Place, 'file' | 'line' | 'column'> {
  /** Of the diagnostic that says why. */
  readonly code: string;
  /** The message of the error that ends the run. */
  readonly message: string;
}
