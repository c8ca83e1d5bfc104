import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { LogController, type ConnectionError, type FastifyInstance } from 'fastify';
import { ContentStore } from '../cache/content-store.js';
import { closedRoutes } from './access/closed-routes.js';
import { guard } from './access/guard.js';
import { TokenFile } from './access/tokens.js';
import { admprocRoutes } from './admproc/admproc-routes.js';
import { AdmprocSessions } from './admproc/admproc-sessions.js';
import { SharedSessions } from './admproc/shared-sessions.js';
import { Answers } from './answers/answers.js';
import { CachedAnswers } from './answers/cached-answers.js';
import { completeServerOptions } from './complete-server-options.js';
import { bodyReaders } from './http/body-readers.js';
import { errorReplies } from './http/error-replies.js';
import { lastReplies } from './http/last-replies.js';
import { sendProblem } from './http/problem.js';
import { explainMismatch } from './http/read-request.js';
import { refuseConnection } from './http/refuse-connection.js';
import { slowReaders } from './http/slow-readers.js';
import type { JobLimits } from './jobs/job-budget.js';
import { Jobs } from './jobs/jobs.js';
import { checkRoute } from './routes/check-route.js';
import { differentiateRoute } from './routes/differentiate-route.js';
import { collectSchemas, documentRoutes } from './routes/document-routes.js';
import { jobRoutes } from './routes/job-routes.js';
import { knowledgeRoutes } from './routes/knowledge-routes.js';
import { manualRoutes } from './routes/manual-routes.js';
import { playgroundRoutes } from './routes/playground-routes.js';
import { traceRoute } from './routes/trace-route.js';
import { watchRoutes } from './routes/watch-routes.js';
import { sharedSchemas } from './schemas/answer-schemas.js';
import { securityHeaders } from './security-headers.js';
import { connectRedis, firstContact } from './shared/connect-redis.js';
import { SharedAnswers } from './shared/shared-answers.js';
import type { ServerOptions } from './server-options.js';
import { describeFault } from './watch/describe-fault.js';
import { logRequests } from './watch/log-requests.js';
import { ServerMetrics } from './watch/server-metrics.js';
import { writeLog } from './watch/write-log.js';
import { WorkerPool } from '../work/worker-pool.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hands back what runs or waits: 503 for those who asked. */
    giveUpWork: () => void;
  }
}

/** Headers of answers that pages of other origins may read. */
const exposedHeaders = ['adjoinery-cache', 'etag', 'retry-after', 'x-request-id'];

/** Builds the server, which does not listen yet. No source is logged, and no error tells how it is made. */
export function buildApp(given: Partial<ServerOptions> = {}): FastifyInstance {
  const options = completeServerOptions(given);
  const app = openApp(options, (error, socket) => {
    const address = socket.remoteAddress;
    const refusal = refuseConnection(error, socket);
    if (refusal === undefined) return;
    const { reason, status } = refusal;
    metrics.refused(reason);
    app.log.info({ route: 'none', status, address, refused: reason });
  });
  const onFault = (error: unknown): void => {
    metrics.failed();
    app.log.warn(describeFault(error));
  };
  const tokens = options.tokenFile === undefined ? undefined : new TokenFile(options.tokenFile, onFault);
  const redis = options.redisUrl === undefined ? undefined : connectRedis(options.redisUrl, onFault);
  const shared = redis === undefined ? undefined : new SharedAnswers(redis, onFault);
  const jobs =
    redis === undefined || shared === undefined
      ? undefined
      : new Jobs(redis, shared, jobLimitsOf(options), onFault);
  const ownSessions = new AdmprocSessions();
  const sessions = redis === undefined ? ownSessions : new SharedSessions(redis, ownSessions, onFault);
  const pool = new WorkerPool(options, {
    onFault,
    onStart: (waited) => {
      metrics.waited(waited);
    },
  });
  const { cacheDir, cacheLimit, memoryCache } = options;
  const store = cacheDir === undefined ? undefined : new ContentStore(cacheDir, cacheLimit);
  const kept = new CachedAnswers(memoryCache, store, onFault);
  const metrics = new ServerMetrics({
    pool: () => pool.state,
    isCacheWritable: () => kept.isWritable(),
    queue: jobs === undefined ? undefined : async () => jobs.counts().catch(() => undefined),
  });
  const answers = new Answers(kept, pool, shared);
  app.addHook('onReady', (done) => {
    kept.fit();
    done();
  });
  if (redis !== undefined) {
    app.addHook('onReady', async () => {
      await firstContact(redis);
      void jobs?.open();
    });
  }
  app.decorate('giveUpWork', () => {
    pool.giveUp();
  });
  app.addHook('onClose', async () => {
    tokens?.close();
    await pool.close();
    await jobs?.close();
    redis?.disconnect();
  });
  closedRoutes(app);
  logRequests(app, metrics);
  lastReplies(app);
  slowReaders(app, options.replyTime, () => {
    metrics.refused('slow-reader');
  });
  const whole = async (all: FastifyInstance): Promise<void> => {
    errorReplies(all, options, metrics);
    await all.register(helmet, securityHeaders);
    if (options.corsOrigins !== '') {
      await all.register(cors, { origin: originsOf(options.corsOrigins), exposedHeaders, maxAge: 600 });
    }
    await guard(all, { tokens, rateLimit: options.rateLimit, metrics });
    bodyReaders(all, options.bodyLimit);
    await collectSchemas(all, options.basePath);
    await all.register(
      async (scope) => {
        const services = { options, answers, pool, metrics, sessions, jobs };
        for (const schema of sharedSchemas) scope.addSchema(schema);
        documentRoutes(scope);
        manualRoutes(scope);
        playgroundRoutes(scope);
        watchRoutes(scope, services);
        knowledgeRoutes(scope, services);
        differentiateRoute(scope, services);
        checkRoute(scope, services);
        traceRoute(scope, services);
        jobRoutes(scope, services);
        await scope.register(admprocRoutes, services);
      },
      { prefix: options.basePath },
    );
  };
  // Routes that are added later are guarded, too.
  void app.register(Object.assign(whole, { [Symbol.for('skip-override')]: true }));
  return app;
}

function openApp(
  { bodyLimit, logLevel, requestTime, trustedProxies }: ServerOptions,
  clientErrorHandler: (error: ConnectionError, socket: Socket) => void,
): FastifyInstance {
  return fastify({
    bodyLimit,
    logger: logLevel === 'silent' ? false : { level: logLevel, stream: { write: writeLog } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const named = headers['x-request-id'];
      return typeof named === 'string' && /^[\w.:+/=-]{1,128}$/.test(named) ? named : randomUUID();
    },
    trustProxy: trustedProxies === '' ? false : trustedProxies,
    requestTimeout: requestTime * 1000,
    http: {
      headersTimeout: requestTime * 1000,
      requestTimeout: requestTime * 1000,
      connectionsCheckingInterval: Math.min(5000, requestTime * 500),
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    schemaErrorFormatter: explainMismatch,
    // Requests over a connection that is still open get their answers, the last of them with a notice.
    return503OnClosing: false,
    frameworkErrors: (error, _, reply) => {
      void sendProblem(reply, error.statusCode ?? 400, 'the address is no URL path');
    },
    clientErrorHandler,
  });
}

function jobLimitsOf(options: ServerOptions): JobLimits {
  const { clientJobPrograms, clientJobSize, jobPrograms, jobSize } = options;
  return {
    ofClient: { programs: clientJobPrograms, bytes: clientJobSize },
    ofAll: { programs: jobPrograms, bytes: jobSize },
  };
}

function originsOf(list: string): string | string[] {
  const origins = list.split(',').map((it) => it.trim());
  return origins.includes('*') ? '*' : origins;
}
