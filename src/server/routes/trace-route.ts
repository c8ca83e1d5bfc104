import type { FastifyInstance } from 'fastify';
import { hasStep } from '../../pipeline/has-step.js';
import { modeProducts } from '../../pipeline/mode-products.js';
import type { Program } from '../answers/kept-answer.js';
import { clientSignal } from '../http/client-signal.js';
import { postRoute } from '../http/post-route.js';
import { MalformedRequest, readBody } from '../http/read-request.js';
import { renderedDiagnostics } from '../http/rendered-diagnostics.js';
import { answerSchemas, given, responses } from '../schemas/answer-schemas.js';
import { traceQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';
import type { Task } from '../work/task.js';

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
    const { headers, body } = request;
    const program = readBody({ headers, body, query }, options.fileLimit);
    const product = modeProducts[program.request.mode ?? 'reverse'];
    if (step !== undefined) checkStep(step, product);
    const task = form === 'functions' ? historyOf(program, step) : traceOf(program, step, form);
    const { steps, functions, diagnostics, files } = await pool.run(task, clientSignal(reply));
    return {
      differentiable: files.length > 0,
      diagnostics: renderedDiagnostics(diagnostics, program),
      steps: steps ?? [],
      ...(functions === undefined ? {} : { functions }),
    };
  });
}

function traceOf(program: Program, step: string | undefined, form: string | undefined): Task {
  return { ...program, trace: { ast: form === 'ast', ...(step === undefined ? {} : { step }) } };
}

function historyOf(program: Program, step: string | undefined): Task {
  if (step !== undefined) throw new MalformedRequest('form=functions shows all steps');
  return { ...program, request: { ...program.request, origins: true }, isHistory: true };
}

function checkStep(step: string, product: string): void {
  if (hasStep(product, step)) return;
  throw new MalformedRequest(`there is no such step: GET /pipelines/${product} lists them`);
}
