import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { programBody } from '../schemas/request-schemas.js';

/** A route that programs are posted to. */
export function postRoute(
  app: FastifyInstance,
  url: string,
  schema: Omit<FastifySchema, 'body'>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.post(
    url,
    { config: { scope: 'transform' }, schema: { ...schema, tags: ['Programs'], body: programBody } },
    handler,
  );
}
