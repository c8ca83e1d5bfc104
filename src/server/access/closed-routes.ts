import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TokenScope } from './tokens.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The right that a token must give. */
    readonly scope?: TokenScope;
    /** Anybody may ask, with a token or without. */
    readonly isOpen?: true;
  }
}

/**
 * Has no server be built with a route that does not say who may ask, and what it answers: forgotten, it would be open to
 * anybody, and give whatever it has.
 */
export function closedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config, schema }: RouteOptions) => {
    if (method === 'OPTIONS' && url === preflight) return;
    const name = `${[method].flat().join(' ')} ${url}`;
    if ((config?.scope === undefined) === (config?.isOpen === undefined))
      throw new Error(`${name} must have a scope, or be open`);
    if (schema?.response === undefined) throw new Error(`${name} must have a schema of its responses`);
  });
}

/** The route of @fastify/cors, which gives nothing: browsers ask it what pages may ask. */
const preflight = '*';
