import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../base/is-record.js';
import type { RenderedDiagnostic } from '../../contract/answer.js';

const titles: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Not authorized',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Too slow a request',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not differentiable',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  501: 'Not offered',
  503: 'Not available',
  504: 'Time limit exceeded',
};

/** A problem (RFC 9457): what went wrong, never how the server is made. */
function problem(status: number, detail: string, diagnostics: readonly RenderedDiagnostic[] = []): object {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    ...(diagnostics.length > 0 ? { diagnostics } : {}),
  };
}

/** A problem as JSON. */
export function problemOf(status: number, detail: string): string {
  return JSON.stringify(problem(status, detail));
}

/**
 * Answers with a problem. Clients that do not get to see what comes with the status of an error say so: they get it as an
 * answer without files.
 */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  diagnostics: readonly RenderedDiagnostic[] = [],
): FastifyReply {
  const told = problem(status, detail, diagnostics);
  if (!wantsErrorsAsAnswers(reply.request))
    return reply.code(status).type('application/problem+json').send(JSON.stringify(told));
  const answer = { files: [], diagnostics, ...told };
  return reply.code(200).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** Whether a form, or the query beside a text, says `errors=200`. */
function wantsErrorsAsAnswers({ body, query }: FastifyRequest): boolean {
  return [body, query].some((it) => isRecord(it) && it['errors'] === '200');
}
