import type { FastifyInstance } from 'fastify';
import { version } from '../../version.js';
import { sendProblem } from '../http/problem.js';
import type { Services } from '../services.js';

/** GET /health, /ready, /version and /metrics: for those who look after the server. */
export function watchRoutes(app: FastifyInstance, { answers, metrics, pool }: Services): void {
  app.get('/health', { config: { isUnlimited: true } }, () => ({ status: 'ok' }));
  app.get('/ready', { config: { isUnlimited: true } }, (_, reply) => {
    const { ready } = pool.state;
    if (ready === 0) return sendProblem(reply, 503, 'no worker has loaded everything yet');
    if (!answers.kept.isWritable()) return sendProblem(reply, 503, 'the cache cannot be written');
    return { status: 'ready', workers: ready };
  });
  app.get('/version', { config: { isUnlimited: true } }, () => ({
    name: 'adjoinery',
    version,
    node: process.versions.node,
  }));
  app.get('/metrics', { config: { scope: 'admin', isUnlimited: true } }, async (_, reply) => {
    const { type, text } = await metrics.exposition();
    return reply.type(type).send(text);
  });
}
