/** Functions of the library that call the one which their first argument is, or names, and keep nothing of it. */
export const solverNames: ReadonlySet<string> = new Set([
  ...['fzero', 'fsolve', 'quad', 'quadl', 'quadv', 'quadgk', 'quadcc', 'integral'],
  ...['ode45', 'ode23', 'ode15s', 'ode23s', 'ode23t', 'ode23tb', 'ode113', 'ode78', 'ode89', 'lsode'],
]);
