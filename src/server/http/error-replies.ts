import type { FastifyError, FastifyInstance } from 'fastify';
import type { ServerOptions } from '../server-options.js';
import { describeFault } from '../watch/describe-fault.js';
import type { ServerMetrics } from '../watch/server-metrics.js';
import { GivenUp, WorkRefused } from '../../work/work-refused.js';
import { MalformedRequest } from './malformed-request.js';
import { sendProblem } from './problem.js';
import { sendRefusal } from './send-refusal.js';

const details: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is no JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'this takes application/json, application/x-www-form-urlencoded, text/plain, text/x-matlab and text/x-octave',
};

interface Route {
  readonly method: string;
  readonly url: string;
  /** The paths that it takes. */
  readonly paths: RegExp;
}

/** The paths of a route, some of whose parts may be names behind colons, and which may end with a star. */
function pathsOf(url: string): RegExp {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${pattern}$`);
}

/** Has the server answer with problems to whatever goes wrong. None tells how it is made. */
export function errorReplies(app: FastifyInstance, options: ServerOptions, metrics: ServerMetrics): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const it of [method].flat())
      if (it !== 'OPTIONS') routes.push({ method: it, url, paths: pathsOf(url) });
  });
  app.setNotFoundHandler(async ({ method, url, isKnown }, reply) => {
    const [path = ''] = url.split('?');
    const here = routes.filter((it) => it.paths.test(path)).map((it) => it.method);
    if (here.length > 0) {
      return sendProblem(reply.header('allow', here.join(', ')), 405, `this takes ${here.join(' and ')}`);
    }
    const all = routes.filter((it) => it.method !== 'HEAD').map((it) => `${it.method} ${it.url}`);
    const known = isKnown ? `: there are ${all.join(', ')}` : '';
    return sendProblem(reply, 404, `${method} finds nothing at this path${known}`);
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // The rest of the body is read and dropped: clients that still write would never come to read an answer.
    request.raw.unpipe().resume();
    void reply.removeHeader('connection');
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
