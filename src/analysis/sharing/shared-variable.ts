import type { Scope } from './scopes.js';

/** A variable that functions share. */
export interface Shared {
  readonly key: string;
  readonly kind: 'global' | 'persistent' | 'nested';
  readonly name: string;
  /** The function whose variable it is, but for global ones. */
  readonly owner: Scope | undefined;
}

/** That a function, or one that it calls, reads or writes a variable that is not its own. */
export interface Need {
  readonly variable: Shared;
  readonly written: boolean;
}
