import type { DerivativeRequest } from '../contract/request.js';

/** The options that `addRequestOptions` adds, as commander gives them. */
export interface RequestOptions extends Omit<DerivativeRequest, 'options' | 'rules' | 'handles'> {
  readonly style?: string;
  readonly target?: 'm' | 'c';
  /** The option `strict=yes`. */
  readonly strict?: boolean;
  /** The handles that the caller gives. */
  readonly handle?: Readonly<Record<string, string>>;
  readonly rules?: readonly string[];
  readonly include?: readonly string[];
  /** The path that stands for `-`. */
  readonly stdinFilepath?: string;
  readonly set?: Readonly<Record<string, string>>;
}
