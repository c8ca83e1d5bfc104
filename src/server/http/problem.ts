import type { FastifyReply } from 'fastify';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';

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

/** A diagnostic with the text that a terminal would show. */
export type RenderedDiagnostic = Diagnostic & { readonly rendered: string };

/** A problem (RFC 9457) as JSON: what went wrong, never how the server is made. */
export function problemOf(
  status: number,
  detail: string,
  diagnostics: readonly RenderedDiagnostic[] = [],
): string {
  return JSON.stringify({
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    ...(diagnostics.length > 0 ? { diagnostics } : {}),
  });
}

/** Answers with a problem. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  diagnostics: readonly RenderedDiagnostic[] = [],
): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(problemOf(status, detail, diagnostics));
}
