import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderDiagnostic } from '../../diagnostic/render.js';
import { parseSource } from '../../matlab/parse-file.js';
import { writeAstXml } from '../../matlab/write-ast-xml.js';
import { isFault, keyOf, type Answers, type Served } from '../answers/answers.js';
import { diagnosticsFor, type Program } from '../answers/kept-answer.js';
import { clientSignal } from '../client-signal.js';
import { namesTag } from '../names-tag.js';
import { sendProblem, type RenderedDiagnostic } from '../problem.js';
import { readBody } from '../read-request.js';

type Wanted = 'json' | 'code' | 'xml';

/** POST /differentiate: a program in JSON, as text, or in a form; its adjoint as JSON, as code, or as a syntax tree. */
export function differentiateRoute(app: FastifyInstance, answers: Answers, fileLimit: number): void {
  app.post('/differentiate', async (request, reply) => {
    const wanted = wantedType(request.headers.accept);
    if (wanted === undefined) {
      return sendProblem(
        reply,
        406,
        'there is application/json, text/x-matlab, text/plain and application/xml',
      );
    }
    const program = readBody(request, fileLimit);
    const key = keyOf(program);
    const tag = `"${key}"`;
    const anew = isWantedAnew(request);
    if (!anew && namesTag(request.headers['if-none-match'], tag)) {
      return reply.code(304).header('etag', tag).send();
    }
    const served = await answers.get(key, program, clientSignal(reply), anew);
    void reply.header('adjoinery-cache', served.origin);
    return sendAnswer(reply, program, served, { key, wanted });
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/differentiate',
    handler: (_, reply) => sendProblem(reply.header('allow', 'POST'), 405, 'POST a program here'),
  });
}

function sendAnswer(
  reply: FastifyReply,
  program: Program,
  { answer, timings }: Served,
  { key, wanted }: { readonly key: string; readonly wanted: Wanted },
): FastifyReply {
  const texts = new Map(program.files.map((it) => [it.name, it.text]));
  const diagnostics = diagnosticsFor(answer, program).map((it): RenderedDiagnostic => ({
    ...it,
    rendered: renderDiagnostic(it, (file) => texts.get(file)),
  }));
  const { files, generator } = answer;
  if (files.length === 0) {
    const detail = diagnostics[0]?.message ?? 'no code was made';
    return sendProblem(reply, isFault(answer) ? 500 : 422, detail, diagnostics);
  }
  void reply.header('etag', `"${key}"`).header('vary', 'accept');
  if (wanted === 'code') {
    return reply.type('text/x-matlab; charset=utf-8').send(files.map((it) => it.text).join('\n'));
  }
  if (wanted === 'xml') {
    const parsed = files.map((source) => ({ source, file: parseSource(source).file }));
    return reply.type('application/xml; charset=utf-8').send(writeAstXml(parsed));
  }
  return reply.send({ files, diagnostics, key, generator, timings });
}

/** Clients that do not trust a cache say so. */
function isWantedAnew({ headers }: FastifyRequest): boolean {
  return /\bno-(?:cache|store)\b/i.test(headers['cache-control'] ?? '');
}

function wantedType(accept: string | undefined): Wanted | undefined {
  const types = (accept ?? '*/*').split(',').map((it) => it.split(';', 1)[0]?.trim().toLowerCase());
  for (const type of types) {
    if (type === 'application/json' || type === 'application/*' || type === '*/*') return 'json';
    if (type === 'text/x-matlab' || type === 'text/plain' || type === 'text/*') return 'code';
    if (type === 'application/xml' || type === 'text/xml') return 'xml';
  }
  return undefined;
}
