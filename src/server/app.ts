import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { ContentStore } from '../cache/content-store.js';
import { sendProblem } from './problem.js';
import { refuseConnection } from './refuse-connection.js';
import { differentiateRoute } from './routes/differentiate-route.js';
import { healthRoute } from './routes/health-route.js';
import { versionRoute } from './routes/version-route.js';
import { defaultServerOptions, type ServerOptions } from './server-options.js';
import { Answers } from './answers/answers.js';
import { KeptAnswers } from './answers/kept-answers.js';
import { MalformedRequest } from './read-request.js';
import { sendRefusal } from './send-refusal.js';
import { GivenUp, WorkRefused } from './work/work-refused.js';
import { WorkerPool } from './work/worker-pool.js';

const details: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is no JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty',
};

/** Builds the server, which does not listen yet. No source is logged, and no error tells how it is made. */
export function buildApp(options: Partial<ServerOptions> = {}): FastifyInstance {
  const complete = { ...defaultServerOptions, ...options };
  const logFault = (error: unknown): void => {
    process.stderr.write(`adjoin serve: ${error instanceof Error ? error.message : String(error)}\n`);
  };
  const pool = new WorkerPool(complete, logFault);
  const { cacheDir, cacheLimit, memoryCache } = complete;
  const store = cacheDir === undefined ? undefined : new ContentStore(cacheDir, cacheLimit);
  const answers = new Answers(new KeptAnswers(memoryCache, store, logFault), pool);
  const app = fastify({
    bodyLimit: complete.bodyLimit,
    logger: false,
    frameworkErrors: (error, _, reply) => {
      void sendProblem(reply, error.statusCode ?? 400, 'the address is no URL path');
    },
    clientErrorHandler: refuseConnection,
  });
  app.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      return sendProblem(reply, 415, `the body is compressed (${encoding}): send it as it is`);
    const charset = /charset="?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^(?:utf-?8|us-ascii)$/i.test(charset))
      return sendProblem(reply, 415, `the charset is ${charset}: send UTF-8`);
    return undefined;
  });
  void app.register(formbody, { bodyLimit: complete.bodyLimit });
  const asText = { parseAs: 'string', bodyLimit: complete.bodyLimit } as const;
  app.removeContentTypeParser('text/plain');
  for (const type of ['text/plain', 'text/x-matlab', 'text/x-octave']) {
    app.addContentTypeParser(type, asText, (_, body, done) => {
      done(null, body);
    });
  }
  app.setNotFoundHandler(async (request, reply) =>
    sendProblem(
      reply,
      404,
      `${request.method} finds nothing at this path: there are POST /differentiate, GET /health and GET /version`,
    ),
  );
  app.setErrorHandler(async (error: FastifyError, _, reply) => {
    if (error instanceof MalformedRequest) return sendProblem(reply, error.status, error.message);
    if (error instanceof WorkRefused) return sendRefusal(reply, error, complete);
    // Nobody reads this.
    if (error instanceof GivenUp) return sendProblem(reply, 503, 'the client has gone');
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      const id = randomUUID();
      process.stderr.write(`adjoin serve: error ${id}: ${error.name}\n`);
      return sendProblem(reply, 500, `the server failed; the error is logged as ${id}`);
    }
    return sendProblem(reply, status, details[error.code] ?? error.message);
  });
  app.addHook('onClose', async () => {
    await pool.close();
  });
  void app.register((scope, _, done) => {
    healthRoute(scope);
    versionRoute(scope);
    differentiateRoute(scope, answers, complete.fileLimit);
    done();
  });
  return app;
}
