import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './problem.js';

/** The data over a connection that were no request. */
export interface ConnectionRefusal {
  readonly reason: string;
  readonly status: number;
  readonly detail: string;
}

const refusals: Readonly<Record<string, ConnectionRefusal>> = {
  HPE_HEADER_OVERFLOW: { reason: 'headers', status: 431, detail: 'the headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { reason: 'slow', status: 408, detail: 'the request did not end' },
};
/** Milliseconds in which the other side can read why, which closing at once would take from it. */
const farewell = 1000;
const noRequest: ConnectionRefusal = { reason: 'no-http', status: 400, detail: 'this is no HTTP request' };

/**
 * Answers what is no HTTP request, or has headers that are too large, and ends the connection. Gives what was answered,
 * if somebody was there.
 */
export function refuseConnection(
  error: Error & { readonly code?: string },
  socket: Socket,
): ConnectionRefusal | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  const refusal = refusals[error.code ?? ''] ?? noRequest;
  const { status, detail } = refusal;
  const body = problemOf(status, detail);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/problem+json',
    'Connection: close',
  ];
  socket.end([...head, '', body].join('\r\n'));
  // It may never close its end.
  const timer = setTimeout(() => socket.destroy(), farewell);
  socket.once('close', () => {
    clearTimeout(timer);
  });
  return refusal;
}
