const unseen: ReadonlySet<string> = new Set([
  ...['eval', 'evalin', 'evalc', 'assignin', 'load', 'run', 'source', 'clear', 'clearvars'],
]);

/** Whether a function may use variables that its text does not name. */
export function usesUnseen(name: string): boolean {
  return unseen.has(name);
}
