import type { FastifyReply } from 'fastify';

/** Says that the answer depends on a header of the request, besides those that others have named. */
export function addVary(reply: FastifyReply, header: string): FastifyReply {
  const named = reply.getHeader('vary');
  return reply.header('vary', named === undefined ? header : `${String(named)}, ${header}`);
}
