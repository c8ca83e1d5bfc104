/** What the table may say of a function. */
export const functionStates = ['rule', 'passive', 'missing', 'refused'] as const;

/**
 * What the table says of a function: it has a rule, it has derivative zero by definition, it has no rule yet, or it must
 * not be called at all where derivatives are taken.
 */
export type FunctionState = (typeof functionStates)[number];
