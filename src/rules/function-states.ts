/** The words that the table of rules has for functions, and for rewrites of their calls. */
export const functionStates = ['rule', 'rewrite', 'passive', 'missing', 'refused'] as const;

/**
 * The state of a function in the table: it has a rule, it has derivative zero by definition, it has no rule yet, or it must
 * not be called at all where derivatives are taken. Some calls of it may become others, besides.
 */
export type FunctionState = Exclude<(typeof functionStates)[number], 'rewrite'>;
