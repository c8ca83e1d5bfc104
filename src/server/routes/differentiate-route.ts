import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerKey } from '../../cache/answer-key.js';
import type { DiagnosticCode } from '../../diagnostic/catalogue.js';
import { renderDiagnostic } from '../../diagnostic/render.js';
import { parseSource } from '../../matlab/parse-file.js';
import { writeAstXml } from '../../matlab/write-ast-xml.js';
import { version } from '../../version.js';
import { sendProblem, type RenderedDiagnostic } from '../problem.js';
import { MalformedRequest, readFields, readJson, type ReadRequest } from '../read-request.js';
import { QueueFull, TimeLimitExceeded, type TaskResult, type Transformation } from '../transformation.js';

/** What is wrong with the server, not with the program. */
const faults: ReadonlySet<DiagnosticCode> = new Set(['E901', 'E903']);

type Wanted = 'json' | 'code' | 'xml';

/** POST /differentiate: a program in JSON, as text, or in a form; its adjoint as JSON, as code, or as a syntax tree. */
export function differentiateRoute(app: FastifyInstance, transformation: Transformation): void {
  app.post('/differentiate', async (request, reply) => {
    const wanted = wantedType(request.headers.accept);
    if (wanted === undefined) {
      return sendProblem(
        reply,
        406,
        'there is application/json, text/x-matlab, text/plain and application/xml',
      );
    }
    let read: ReadRequest;
    try {
      read = readBody(request);
    } catch (error) {
      if (error instanceof MalformedRequest) return sendProblem(reply, 400, error.message);
      throw error;
    }
    return answer(reply, request, read, wanted, transformation);
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/differentiate',
    handler: (_, reply) => sendProblem(reply.header('allow', 'POST'), 405, 'POST a program here'),
  });
}

async function answer(
  reply: FastifyReply,
  { headers }: FastifyRequest,
  { request, files }: ReadRequest,
  wanted: Wanted,
  transformation: Transformation,
): Promise<FastifyReply> {
  const key = answerKey(request, files);
  const tag = `"${key}"`;
  if (headers['if-none-match'] === tag) return reply.code(304).header('etag', tag).send();
  let result: TaskResult;
  try {
    result = await transformation.run({ request, files });
  } catch (error) {
    if (error instanceof TimeLimitExceeded) {
      return sendProblem(
        reply,
        504,
        `the transformation took more than ${transformation.options.timeLimit} s`,
      );
    }
    if (!(error instanceof QueueFull)) throw error;
    return sendProblem(reply.header('retry-after', '5'), 503, 'all workers are busy');
  }
  const texts = new Map(files.map((it) => [it.name, it.text]));
  const diagnostics = result.diagnostics.map((it): RenderedDiagnostic => ({
    ...it,
    rendered: renderDiagnostic(it, (file) => texts.get(file)),
  }));
  if (result.files.length === 0) {
    const isFault = diagnostics.some(({ code }) => faults.has(code));
    return sendProblem(
      reply,
      isFault ? 500 : 422,
      diagnostics[0]?.message ?? 'no code was made',
      diagnostics,
    );
  }
  void reply.header('etag', tag).header('vary', 'accept');
  if (wanted === 'code') {
    return reply.type('text/x-matlab; charset=utf-8').send(result.files.map((it) => it.text).join('\n'));
  }
  if (wanted === 'xml') {
    const parsed = result.files.map((source) => ({ source, file: parseSource(source).file }));
    return reply.type('application/xml; charset=utf-8').send(writeAstXml(parsed));
  }
  const { timings } = result;
  return reply.send({
    files: result.files,
    diagnostics,
    key,
    generator: `Adjoinery ${version}`,
    timings,
  });
}

function readBody({ headers, body, query }: FastifyRequest): ReadRequest {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(body);
  if (type === 'application/x-www-form-urlencoded') return readFields(body as Record<string, unknown>);
  return readFields({ ...(query as Record<string, unknown>), source: body });
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
