import type { FastifyInstance } from 'fastify';
import { hasStep } from '../../pipeline/has-step.js';
import { productOf } from '../../contract/mode-products.js';
import { clientKey } from '../access/client-key.js';
import type { RequestedProgram } from '../answers/program.js';
import { clientSignal } from '../http/client-signal.js';
import { postRoute } from '../http/post-route.js';
import { MalformedRequest } from '../http/malformed-request.js';
import { readBody } from '../http/read-request.js';
import { answerSchemas, given, responses } from '../schemas/answer-schemas.js';
import { traceQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';
import type { Task } from '../../work/task.js';

const schema = {
  operationId: 'trace',
  summary: 'Shows a program after each step of the transformation',
  querystring: traceQuery,
  response: responses(
    given('the steps that changed something', { 'application/json': answerSchemas.trace }),
    [...[400, 401, 403, 413, 415, 429, 500, 503, 504]],
  ),
};

/** POST /trace: the program after each step that changes it; the query may name one `step`, and a `form`. */
export function traceRoute(app: FastifyInstance, { options, pool }: Services): void {
  postRoute(app, '/trace', schema, async (request, reply) => {
    const { step, form, ...query } = request.query as Readonly<Record<string, string>>;
    const { headers, body, readings } = request;
    const program = readBody({ headers, body, query, readings }, options.fileLimit);
    const product = productOf(program.request.mode ?? 'reverse', program.request.options?.['target']);
    if (step !== undefined) checkStep(step, product);
    const { trace } = await pool.run(taskOf(program, step, form), clientSignal(reply), clientKey(request));
    return reply.type('application/json; charset=utf-8').send(trace);
  });
}

function taskOf(program: RequestedProgram, step: string | undefined, form: string | undefined): Task {
  if (form !== 'functions')
    return { ...program, trace: { ast: form === 'ast', ...(step === undefined ? {} : { step }) } };
  if (step !== undefined) throw new MalformedRequest('form=functions shows all steps');
  return { ...program, request: { ...program.request, origins: true }, trace: 'functions' };
}

function checkStep(step: string, product: string): void {
  if (hasStep(product, step)) return;
  throw new MalformedRequest(`there is no such step: GET /pipelines/${product} lists them`);
}
