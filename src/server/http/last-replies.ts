import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what was sent before the server began to close has come in. */
const underWay = 1000;

/**
 * Has replies that come while the server closes end their connections, which else would stay for another request, and
 * ends those over which no whole request has come: Node waits for them until their time is over, or for ever.
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
  app.addHook('preClose', (done) => {
    isClosing = true;
    const timer = setTimeout(() => {
      for (const [socket, request] of connections) if (request?.complete !== true) socket.destroy();
    }, underWay);
    timer.unref();
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
