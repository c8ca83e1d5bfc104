import type { FastifyInstance } from 'fastify';

/** GET /health: whether the process answers. */
export function healthRoute(app: FastifyInstance): void {
  app.get('/health', () => ({ status: 'ok' }));
}
