import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './problem.js';

const reasons: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'the headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not come to its end'],
};

/** Answers what is no HTTP request, or has headers that are too large, and ends the connection. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = reasons[error.code ?? ''] ?? [400, 'this is no HTTP request'];
  const body = problemOf(status, detail);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/problem+json',
    'Connection: close',
  ];
  socket.end([...head, '', body].join('\r\n'));
}
