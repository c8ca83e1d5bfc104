import type { FastifyInstance } from 'fastify';
import type { ServerMetrics } from './server-metrics.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the token; empty where there is none. */
    client: string;
    /** Where the answer came from. */
    origin: string;
    /** The codes of its diagnostics, with blanks between them. */
    codes: string;
  }
}

/** Logs and measures every request, by the route that it took: what clients write is not logged. */
export function logRequests(app: FastifyInstance, metrics: ServerMetrics): void {
  app.decorateRequest('client', '');
  app.decorateRequest('origin', '');
  app.decorateRequest('codes', '');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, client, origin, codes } = request;
    const route = request.routeOptions.url ?? 'none';
    const { statusCode, elapsedTime } = reply;
    metrics.answeredRequest(route, method, statusCode, elapsedTime);
    request.log.info({
      method,
      route,
      status: statusCode,
      milliseconds: Math.round(elapsedTime * 10) / 10,
      address: request.ip,
      ...(client === '' ? {} : { client }),
      ...(origin === '' ? {} : { origin }),
      ...(codes === '' ? {} : { codes }),
    });
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none', gone: true });
    done();
  });
}
