import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.js';

const head = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 500\r\n\r\nfun`;

/** The bytes of clients that never finish a request, never read and never close. */
const halves = [
  'GET /hea',
  'POST /differentiate HTTP/1.1\r\nhost:',
  head('/differentiate'),
  head('/nowhere'),
];

let app: FastifyInstance;
let sockets: Socket[] = [];

/** Connects a client for each half of a request; the last goes on with a byte now and then. */
async function serveHalves(requestTime: number): Promise<void> {
  app = buildApp({ workers: 1, requestTime });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  sockets = [...halves, head('/check')].map((text) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause();
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  });
  const trickling = sockets.at(-1);
  const timer = setInterval(() => trickling?.write('x'), 100);
  trickling?.once('close', () => {
    clearInterval(timer);
  });
  await Promise.all(sockets.map((it) => once(it, 'connect')));
  await expect.poll(connections).toBe(sockets.length);
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => {
      if (error === null) resolve(count);
      else reject(error);
    });
  });
}

afterEach(async () => {
  for (const it of sockets) it.destroy();
  await app.close();
});

describe('clients that never come to an end', () => {
  it('lose their connections soon after they are told', async () => {
    await serveHalves(1);
    await expect.poll(connections, { timeout: 8000 }).toBe(0);
    const { body } = await app.inject('/metrics');
    expect(body).toContain(`adjoinery_refusals_total{reason="slow"} ${sockets.length}`);
    const told = await Promise.all(sockets.slice(0, 3).map((it) => once(it.resume(), 'data')));
    for (const [text] of told) expect(String(text)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('lose their connections if they do not read what they asked for', async () => {
    app = buildApp({ workers: 1, replyTime: 1 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answered = (await app.inject('/rules')).body.length;
    // More than systems keep for readers that are slow.
    const count = Math.ceil(32_000_000 / answered);
    sockets = [connect(port, '127.0.0.1').pause()];
    sockets[0]?.on('error', () => undefined);
    sockets[0]?.write('GET /rules HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count));
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/adjoinery_refusals_total\{reason="slow-reader"\} [1-9]/);
  });

  it('do not hold up the end of the server', async () => {
    await serveHalves(60);
    const start = performance.now();
    await app.close();
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
