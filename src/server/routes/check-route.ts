import type { FastifyInstance } from 'fastify';
import { isFault, keyOf } from '../answers/answers.js';
import { diagnosticsFor } from '../answers/kept-answer.js';
import { getAnswer } from '../http/get-answer.js';
import { postRoute } from '../http/post-route.js';
import { sendProblem } from '../http/problem.js';
import { readBody } from '../http/read-request.js';
import { renderedDiagnostics } from '../http/rendered-diagnostics.js';
import { answerSchemas, given, responses } from '../schemas/answer-schemas.js';
import { programQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';

const schema = {
  operationId: 'check',
  summary: 'Tells what stands against differentiating a program',
  querystring: programQuery,
  response: responses(given('what was found out', { 'application/json': answerSchemas.check }), [
    ...[400, 401, 403, 413, 415, 429, 500, 503, 504],
  ]),
};

/** POST /check: what stands against differentiating a program. */
export function checkRoute(app: FastifyInstance, services: Services): void {
  postRoute(app, '/check', schema, async (request, reply) => {
    const program = readBody(request, services.options.fileLimit);
    const key = keyOf(program);
    const { answer } = await getAnswer(services, { key, program }, request, reply);
    const diagnostics = renderedDiagnostics(diagnosticsFor(answer, program), program);
    if (isFault(answer)) return sendProblem(reply, 500, diagnostics[0]?.message ?? '', diagnostics);
    return { differentiable: answer.files.length > 0, diagnostics, key, generator: answer.generator };
  });
}
