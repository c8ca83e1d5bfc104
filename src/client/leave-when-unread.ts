import { exitCodes } from './exit-codes.js';
import { systemReason } from './system-reason.js';

/** Servers and workers run for others: they go on though nobody reads their output, or the disk has no room for it. */
const services: ReadonlySet<string> = new Set(['serve', 'work']);

/** Ends a command when nobody reads its output any more (adjoin diff f.m | head), which is no fault, or it finds no room. */
export function leaveWhenUnread(command?: string): void {
  const isService = services.has(command ?? '');
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (isService) return;
      if (error.code === 'EPIPE') process.exit(exitCodes.ok);
      if (stream === process.stdout) process.stderr.write(`adjoin: cannot write: ${systemReason(error)}\n`);
      process.exit(exitCodes.diagnostics);
    });
  }
}
