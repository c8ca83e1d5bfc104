import { exitCodes } from './exit-codes.js';

/** What these do, they do for others: it goes on though nobody reads what they tell, or the disk has no room for it. */
const services: ReadonlySet<string> = new Set(['serve', 'work']);

/** Ends a command when nobody reads its output any more (adjoin diff f.m | head): no fault of anybody. */
export function leaveWhenUnread(command?: string): void {
  const isService = services.has(command ?? '');
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!isService) process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.diagnostics);
    });
  }
}
