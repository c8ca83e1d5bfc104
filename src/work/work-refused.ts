/** Why a program was not transformed, or not to its end. */
export type RefusalReason =
  | 'queue-full'
  | 'client-limit'
  | 'queue-time'
  | 'time-limit'
  | 'memory-limit'
  | 'output-limit'
  | 'client-jobs'
  | 'jobs-full'
  | 'crashed'
  | 'closing';

/** Work that was refused, or given up by us. */
export class WorkRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    /** Seconds after which it may go better. */
    readonly retryAfter?: number,
  ) {
    super(reason);
  }
}

/** Nobody waits for the result any more. */
export class GivenUp extends Error {}
