import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../access/client-key.js';
import type { Served } from '../answers/answers.js';
import type { IdentifiedProgram } from '../answers/identify.js';
import type { Services } from '../services.js';
import { clientSignal } from './client-signal.js';

/** Gets the answer for a program, and makes known where it comes from. */
export async function getAnswer(
  { answers, metrics }: Services,
  program: IdentifiedProgram,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Served> {
  const served = await answers.get(program, {
    signal: clientSignal(reply),
    client: clientKey(request),
    isAnew: isWantedAnew(request),
  });
  const { answer, origin, timings } = served;
  request.origin = origin;
  void reply.header('adjoinery-cache', origin);
  metrics.answered(origin, timings);
  if (answer.files.length === 0) {
    const codes = new Set(answer.diagnostics.map((it) => it.code));
    request.codes = [...codes].join(' ');
    metrics.refused(answer.diagnostics[0]?.code ?? 'no-code');
  }
  return served;
}

/** Clients that do not trust a cache say so. */
export function isWantedAnew({ headers }: FastifyRequest): boolean {
  return /\bno-(?:cache|store)\b/i.test(headers['cache-control'] ?? '');
}
