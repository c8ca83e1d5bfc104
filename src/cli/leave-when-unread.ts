import { exitCodes } from './exit-codes.js';

/** Ends the process when nobody reads its output any more (adjoin diff f.m | head): no fault of anybody. */
export function leaveWhenUnread(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.diagnostics);
    });
  }
}
