import type { FastifyInstance } from 'fastify';
import { listPipelines } from '../../pipeline/list-pipelines.js';
import { modeProducts } from '../../pipeline/mode-products.js';
import type { TraceOptions } from '../../pipeline/program-trace.js';
import { clientSignal } from '../http/client-signal.js';
import { postRoute } from '../http/post-route.js';
import { MalformedRequest, readBody } from '../http/read-request.js';
import { renderedDiagnostics } from '../http/rendered-diagnostics.js';
import type { Services } from '../services.js';

/** POST /trace: the program after each step that changes it; the query may name one `step`, and `form=ast`. */
export function traceRoute(app: FastifyInstance, { options, pool }: Services): void {
  postRoute(app, '/trace', {}, async (request, reply) => {
    const { step, form, ...query } = request.query as Readonly<Record<string, unknown>>;
    const { headers, body } = request;
    const program = readBody({ headers, body, query }, options.fileLimit);
    const trace = readTrace(step, form, modeProducts[program.request.mode ?? 'reverse']);
    const { steps, diagnostics, files } = await pool.run({ ...program, trace }, clientSignal(reply));
    return {
      differentiable: files.length > 0,
      diagnostics: renderedDiagnostics(diagnostics, program),
      steps: steps ?? [],
    };
  });
}

function readTrace(step: unknown, form: unknown, product: string): TraceOptions {
  if (form !== undefined && form !== 'code' && form !== 'ast') {
    throw new MalformedRequest("'form' must be 'code' or 'ast'");
  }
  const ast = form === 'ast';
  if (step === undefined) return { ast };
  const steps = listPipelines().find((it) => it.name === product)?.steps ?? [];
  if (typeof step !== 'string' || !steps.some((it) => it.name === step)) {
    throw new MalformedRequest(`there is no such step: GET /pipelines/${product} lists them`);
  }
  return { step, ast };
}
