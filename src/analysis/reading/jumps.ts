/** Statements behind which others in a loop may not be reached. */
export const jumps: ReadonlySet<string> = new Set(['break', 'continue', 'return', 'loop-exit']);
