import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what was sent before the server began to close has come in. */
const underWay = 1000;

/**
 * Has replies that come while the server closes end their connections, which else would stay for another request, and
 * ends those that never asked for anything: Node closes only connections that did.
 */
export function lastReplies(app: FastifyInstance): void {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const timer = setTimeout(() => {
      for (const it of connections) if (it.bytesRead === 0) it.destroy();
    }, underWay);
    timer.unref();
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
