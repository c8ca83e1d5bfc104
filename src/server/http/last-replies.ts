import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what was sent before the server began to close has come in. */
const underWay = 1000;

/** Milliseconds after which it is looked again whether somebody is there. */
const pause = 10;

/**
 * Has replies that come while the server closes end their connections, which else would stay for another request, and
 * ends those over which no whole request has come: Node waits for them until their time is over, or for ever. It ends
 * those at once over which nothing comes just now, though a request may be under way: that they are left a while for it.
 */
export function lastReplies(app: FastifyInstance): void {
  let isClosing = false;
  const connections = new Map<Socket, IncomingMessage | undefined>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    connections.set(socket, request);
    response.once('close', () => {
      if (connections.get(socket) === request) connections.set(socket, undefined);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const end = performance.now() + underWay;
    while (connections.size > 0 && performance.now() < end) await setTimeout(pause);
    for (const [socket, request] of connections) if (request?.complete !== true) socket.destroy();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
