import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem.js';
import type { ServerMetrics } from '../watch/server-metrics.js';
import { clientKey } from './client-key.js';
import type { Client, TokenScope, TokenFile } from './tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it comes with a token of ours, or needs none. */
    isKnown: boolean;
  }
  interface FastifyContextConfig {
    /** Whoever looks after the server may ask as often as he likes. */
    readonly isUnlimited?: boolean;
  }
}

/** Who may use the server, and how often. */
export interface GuardOptions {
  readonly tokens: TokenFile | undefined;
  /** Requests a minute of one token, or of one address where there is none; 0: any number. */
  readonly rateLimit: number;
  readonly metrics: ServerMetrics;
}

/** Lets requests through to routes: not too many from one client, and with a token that is good for them. */
export async function guard(
  app: FastifyInstance,
  { tokens, rateLimit: limit, metrics }: GuardOptions,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: limit,
    timeWindow: 60_000,
    keyGenerator: clientKey,
  });
  app.decorateRequest('isKnown', false);
  app.addHook('onRequest', async (request, reply) => {
    const { scope, isOpen, isUnlimited } = request.routeOptions.config;
    const client = clientOf(request, tokens);
    request.client = client?.name ?? '';
    if (limit > 0 && isUnlimited !== true) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        metrics.refused('rate-limit');
        const detail = `more than ${limit} requests in a minute`;
        return sendProblem(reply.header('retry-after', String(counted.ttlInSeconds)), 429, detail);
      }
    }
    request.isKnown = tokens === undefined || client !== undefined;
    // Where there is no route, there is nothing to keep from anybody.
    if (tokens === undefined || isOpen === true || request.is404) return undefined;
    if (scope !== undefined && client?.scopes.has(scope) === true) return undefined;
    metrics.refused(client === undefined ? 'no-token' : 'scope');
    return client === undefined ? askForToken(request, reply) : refuseScope(reply, scope);
  });
}

function clientOf({ headers }: FastifyRequest, tokens: TokenFile | undefined): Client | undefined {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : tokens?.find(token);
}

function askForToken({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isWrong = headers.authorization !== undefined;
  const challenge = `Bearer realm="adjoinery"${isWrong ? ', error="invalid_token"' : ''}`;
  const detail = isWrong ? 'the token is not known' : 'a token is needed: Authorization: Bearer …';
  return sendProblem(reply.header('www-authenticate', challenge), 401, detail);
}

function refuseScope(reply: FastifyReply, scope: TokenScope = 'admin'): FastifyReply {
  const challenge = `Bearer realm="adjoinery", error="insufficient_scope", scope="${scope}"`;
  return sendProblem(
    reply.header('www-authenticate', challenge),
    403,
    `the token is not good for '${scope}'`,
  );
}
