import type { RenderedDiagnostic } from '../contract/answer.js';
import { accessToken } from './access-token.js';

/** A message about a place of the program, as the server sends it. */
export type ServerDiagnostic = Pick<RenderedDiagnostic, 'code' | 'severity' | 'message'> &
  Partial<Pick<RenderedDiagnostic, 'file' | 'line' | 'column' | 'hint'>>;

/** Why there is no answer: what the server says, or that none was heard of it (status 0). */
export interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly diagnostics: readonly ServerDiagnostic[];
  /** Seconds until it is worth asking again, if the server tells. */
  readonly retryAfter?: number | undefined;
}

export type Reply<Answer> =
  { readonly answer: Answer; readonly headers: Headers } | { readonly problem: Problem };

/** No server that works takes longer: its own limits are shorter. */
const timeLimit = 180_000;

/** Posts a program, or asks for knowledge, where the page came from. Rejects only when `signal` says so. */
export async function askServer<Answer>(
  path: string,
  body: object | undefined,
  signal: AbortSignal,
): Promise<Reply<Answer>> {
  const token = accessToken();
  const late = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, late]),
    });
    const read: unknown = await response.json().catch(() => undefined);
    signal.throwIfAborted();
    if (response.ok && read !== undefined) return { answer: read as Answer, headers: response.headers };
    return { problem: problemOf(response, read) };
  } catch (error) {
    if (signal.aborted) throw error;
    const detail = late.aborted ? 'it has not answered for three minutes' : 'it cannot be reached';
    return { problem: { status: 0, detail, diagnostics: [] } };
  }
}

/** A proxy on the way may answer with something else than a problem in JSON. */
function problemOf({ status, headers }: Response, read: unknown): Problem {
  const { detail, diagnostics } = (read ?? {}) as Partial<Problem>;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    status,
    detail: typeof detail === 'string' ? detail : '',
    diagnostics: Array.isArray(diagnostics) ? diagnostics : [],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  };
}
