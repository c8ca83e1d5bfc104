import type { FastifyError, FastifyInstance } from 'fastify';
import type { ServerOptions } from '../server-options.js';
import { describeFault } from '../watch/describe-fault.js';
import type { ServerMetrics } from '../watch/server-metrics.js';
import { GivenUp, WorkRefused } from '../work/work-refused.js';
import { sendProblem } from './problem.js';
import { MalformedRequest } from './read-request.js';
import { sendRefusal } from './send-refusal.js';

const details: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is no JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'this takes application/json, application/x-www-form-urlencoded, text/plain, text/x-matlab and text/x-octave',
};

/** Has the server answer with problems to whatever goes wrong. None tells how it is made. */
export function errorReplies(app: FastifyInstance, options: ServerOptions, metrics: ServerMetrics): void {
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.isRefusal !== true && (method === 'GET' || method === 'POST'))
      routes.push(`${method} ${url}`);
  });
  app.setNotFoundHandler(async ({ method }, reply) =>
    sendProblem(reply, 404, `${method} finds nothing at this path: there are ${routes.join(', ')}`),
  );
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof MalformedRequest) return sendProblem(reply, error.status, error.message);
    if (error instanceof WorkRefused) {
      metrics.refused(error.reason);
      return sendRefusal(reply, error, options);
    }
    // Nobody reads this.
    if (error instanceof GivenUp) return sendProblem(reply, 503, 'the client has gone');
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status, details[error.code] ?? error.message);
    metrics.failed();
    request.log.error(describeFault(error));
    return sendProblem(reply, 500, `the server failed; the error is logged under ${request.id}`);
  });
}
