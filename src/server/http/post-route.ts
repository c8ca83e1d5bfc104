import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { programBody } from '../schemas/request-schemas.js';
import { sendProblem } from './problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** There is nothing here but a refusal. */
    readonly isRefusal?: boolean;
  }
}

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
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url,
    exposeHeadRoute: false,
    config: { isRefusal: true },
    schema: { hide: true },
    handler: (_, reply) => sendProblem(reply.header('allow', 'POST'), 405, 'POST a program here'),
  });
}
