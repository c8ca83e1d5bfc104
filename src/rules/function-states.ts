/** The states that the table may give a function. */
export const functionStates = ['rule', 'passive', 'missing', 'refused'] as const;

/**
 * The state of a function in the table: it has a rule, it has derivative zero by definition, it has no rule yet, or it must
 * not be called at all where derivatives are taken.
 */
export type FunctionState = (typeof functionStates)[number];
