import type { FastifyInstance } from 'fastify';
import { version } from '../../base/version.js';
import { sendProblem } from '../http/problem.js';
import { answerSchemas, given, responses } from '../schemas/answer-schemas.js';
import type { Services } from '../services.js';

const tags = ['Server'];
const schemas = {
  health: {
    tags,
    operationId: 'getHealth',
    summary: 'Tells that the process answers',
    response: responses(given('alive', { 'application/json': answerSchemas.health }), []),
  },
  ready: {
    tags,
    operationId: 'getReadiness',
    summary: 'Tells whether workers have loaded everything, and what is in the way of the cache and of jobs',
    response: responses(given('ready', { 'application/json': answerSchemas.ready }), [503]),
  },
  version: {
    tags,
    operationId: 'getVersion',
    summary: 'Tells what generates the code',
    response: responses(given('the version', { 'application/json': answerSchemas.version }), []),
  },
  metrics: {
    tags,
    operationId: 'getMetrics',
    summary: 'Gives figures for Prometheus',
    response: responses(given('figures', { 'text/plain': { type: 'string' } }), [401, 403]),
  },
};

/** GET /health, /ready, /version and /metrics: for those who look after the server. */
export function watchRoutes(app: FastifyInstance, { answers, metrics, pool, jobs }: Services): void {
  const open = { config: { isOpen: true, isUnlimited: true } } as const;
  app.get('/health', { ...open, schema: schemas.health }, () => ({ status: 'ok' }));
  app.get('/ready', { ...open, schema: schemas.ready }, async (_, reply) => {
    const { ready } = pool.state;
    if (ready === 0) return sendProblem(reply, 503, 'no worker has loaded everything yet');
    // Answers come without a cache, too: with a full disk that all share, no server would be left otherwise.
    const cache = answers.kept.isWritable() ? {} : { cache: 'not writable' };
    const redis = jobs === undefined ? {} : { redis: await jobs.state() };
    return { status: 'ready', workers: ready, ...cache, ...redis };
  });
  app.get('/version', { ...open, schema: schemas.version }, () => ({
    name: 'adjoinery',
    version,
    node: process.versions.node,
  }));
  app.get(
    '/metrics',
    { config: { scope: 'admin', isUnlimited: true }, schema: schemas.metrics },
    async (_, reply) => {
      const { type, text } = await metrics.exposition();
      return reply.type(type).send(text);
    },
  );
}
