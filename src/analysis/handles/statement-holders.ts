/** Statements, and parts of them, that hold others. */
export const statementHolders: ReadonlySet<string> = new Set(
  ['choose', 'when', 'otherwise', 'switch', 'case', 'while', 'try', 'catch', 'unwind-protect'].concat(
    'unwind-cleanup',
    'statement-list',
  ),
);
