import type { FastifyInstance } from 'fastify';
import type { CheckAnswer } from '../../contract/answer.js';
import { isFault } from '../answers/answers.js';
import { identify } from '../answers/identify.js';
import { diagnosticsFor } from '../answers/cached-answer.js';
import { detailOf } from '../http/detail-of.js';
import { getAnswer } from '../http/get-answer.js';
import { postRoute } from '../http/post-route.js';
import { sendProblem } from '../http/problem.js';
import { readBody } from '../http/read-request.js';
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
    const program = identify(readBody(request, services.options.fileLimit));
    const { answer } = await getAnswer(services, program, request, reply);
    const diagnostics = diagnosticsFor(answer, program);
    if (isFault(answer)) return sendProblem(reply, 500, detailOf(diagnostics), diagnostics);
    const { key } = program;
    const differentiable = answer.files.length > 0;
    return { differentiable, diagnostics, key, generator: answer.generator } satisfies CheckAnswer;
  });
}
