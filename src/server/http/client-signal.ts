import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client has gone before it got its answer. (The signal of the request does when the body has been read,
 * or never: Node closes requests then.)
 */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  if (raw.destroyed) controller.abort();
  return controller.signal;
}
