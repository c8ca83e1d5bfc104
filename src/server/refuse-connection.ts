import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './problem.js';

/** Answers what is no HTTP request, or has headers that are too large, and ends the connection. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = problemOf(status, status === 431 ? 'the headers are too large' : 'this is no HTTP request');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/problem+json',
    'Connection: close',
  ];
  socket.end([...head, '', body].join('\r\n'));
}
