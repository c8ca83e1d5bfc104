import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DerivativeAnswer } from '../../contract/answer.js';
import { clientKey } from '../access/client-key.js';
import { isFault } from '../answers/answers.js';
import { identify } from '../answers/identify.js';
import { diagnosticsFor, filesFor } from '../answers/cached-answer.js';
import { addVary } from '../http/add-vary.js';
import { clientSignal } from '../http/client-signal.js';
import { detailOf } from '../http/detail-of.js';
import { getAnswer, isWantedAnew } from '../http/get-answer.js';
import { namesTag } from '../http/names-tag.js';
import { postRoute } from '../http/post-route.js';
import { sendProblem } from '../http/problem.js';
import { readBody } from '../http/read-request.js';
import { answerSchemas, bare, given, responses } from '../schemas/answer-schemas.js';
import { answerHeaders, programQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';

const etag = 'the key of the answer, weak for JSON, else with the form';

const schema = {
  operationId: 'differentiate',
  summary: 'Differentiates a program',
  querystring: programQuery,
  headers: answerHeaders,
  response: {
    ...responses(
      given(
        'the derivative',
        {
          'application/json': answerSchemas.answer,
          'text/x-matlab': { type: 'string' },
          'text/plain': { type: 'string' },
          'application/xml': { type: 'string' },
        },
        {
          etag,
          'adjoinery-cache':
            'where it comes from: memory, disk, shared (by servers), joined (the work for an equal request) or made',
        },
      ),
      [400, 401, 403, 406, 413, 415, 422, 429, 500, 503, 504],
    ),
    304: bare('If-None-Match names the key of the answer', { etag }),
  },
};

type Wanted = 'json' | 'code' | 'xml';

/** POST /differentiate: a program in JSON, as text, or in a form; its adjoint as JSON, as code, or as a syntax tree. */
export function differentiateRoute(app: FastifyInstance, services: Services): void {
  postRoute(app, '/differentiate', schema, async (request, reply) => {
    const choice = chooseForm(request.headers.accept);
    if (choice === undefined) {
      return sendProblem(
        reply,
        406,
        'there is application/json, text/x-matlab, text/plain and application/xml',
      );
    }
    const { type, wanted } = choice;
    const program = identify(readBody(request, services.options.fileLimit));
    addVary(reply, 'accept');
    const { answer, timings } = await getAnswer(services, program, request, reply);
    const diagnostics = diagnosticsFor(answer, program);
    const files = filesFor(answer, program);
    if (files.length === 0) {
      const detail = detailOf(diagnostics);
      return sendProblem(reply, isFault(answer) ? 500 : 422, detail, diagnostics);
    }
    const { key } = program;
    const tag = tagOf(key, wanted);
    void reply.header('etag', tag);
    if (!isWantedAnew(request) && namesTag(request.headers['if-none-match'], tag))
      return reply.code(304).send();
    if (wanted === 'json') {
      const made: DerivativeAnswer = { files, diagnostics, key, generator: answer.generator, timings };
      return reply.send(made);
    }
    if (wanted === 'code') return sendText(reply, type, files.map((it) => it.text).join('\n'));
    // Parsing takes its time, in which this thread would answer nobody.
    const task = { request: {}, files, isTree: true };
    const { tree = '' } = await services.pool.run(task, clientSignal(reply), clientKey(request));
    return sendText(reply, type, tree);
  });
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/**
 * The entity tag of an answer: its key, and the form, as forms of one answer are different entities (RFC 9110, 8.8.3).
 * That of JSON is weak: the times that are reported in it are not always the same.
 */
function tagOf(key: string, wanted: Wanted): string {
  return wanted === 'json' ? `W/"${key}"` : `"${key}-${wanted}"`;
}

/** The media types that there are, and their forms; the usual one first. */
const forms = [
  ['application/json', 'json'],
  ['text/x-matlab', 'code'],
  ['text/plain', 'code'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
] as const;

interface Choice {
  readonly type: string;
  readonly wanted: Wanted;
}

/**
 * The type that `Accept` wants most, of equals the one that it names first; undefined where it wants none that there is. Of
 * a type counts the range that names it most closely (RFC 9110, 12.5.1).
 */
function chooseForm(accept = ''): Choice | undefined {
  const ranges = (accept.trim() === '' ? '*/*' : accept).split(',').map((it) => {
    const [range = '', ...parameters] = it.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice('q='.length);
    return { range, weight: weight === undefined ? 1 : Number(weight) };
  });
  const choices = forms.map(([type, wanted]) => {
    const places = [type, type.replace(/\/.*/, '/*'), '*/*'].map((range) =>
      ranges.findIndex((it) => it.range === range),
    );
    const place = places.find((it) => it >= 0) ?? ranges.length;
    return { type, wanted, place, weight: ranges[place]?.weight ?? 0 };
  });
  return choices
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.place - other.place)[0];
}
