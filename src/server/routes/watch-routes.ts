import type { FastifyInstance } from 'fastify';
import { version } from '../../version.js';
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
    summary: 'Tells whether workers have loaded everything, and whether the cache can be written',
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
  const open = { config: { isUnlimited: true } };
  app.get('/health', { ...open, schema: schemas.health }, () => ({ status: 'ok' }));
  app.get('/ready', { ...open, schema: schemas.ready }, (_, reply) => {
    const { ready } = pool.state;
    if (ready === 0) return sendProblem(reply, 503, 'no worker has loaded everything yet');
    if (!answers.kept.isWritable()) return sendProblem(reply, 503, 'the cache cannot be written');
    return { status: 'ready', workers: ready, ...(jobs === undefined ? {} : { redis: jobs.redis.status }) };
  });
  app.get('/version', { ...open, schema: schemas.version }, () => ({
    name: 'adjoinery',
    version,
    node: process.versions.node,
  }));
  app.get(
    '/metrics',
    { config: { ...open.config, scope: 'admin' }, schema: schemas.metrics },
    async (_, reply) => {
      const { type, text } = await metrics.exposition();
      return reply.type(type).send(text);
    },
  );
}
