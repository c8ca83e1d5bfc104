import type { DerivativeRequest } from '../cache/normalize-request.js';

/** What `addRequestOptions` adds, as commander gives it. */
export interface RequestOptions extends Omit<DerivativeRequest, 'options' | 'rules'> {
  readonly style?: string;
  readonly rules?: readonly string[];
  readonly include?: readonly string[];
  /** The path that stands for `-`. */
  readonly stdinFilepath?: string;
  readonly set?: Readonly<Record<string, string>>;
}
