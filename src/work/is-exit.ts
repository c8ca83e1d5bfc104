/** Piscina says so of a worker that ended while it worked. */
export function isExit(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('worker exited with code');
}
