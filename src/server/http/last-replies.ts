import type { FastifyInstance } from 'fastify';

/** Has replies that come while the server closes end their connections, which else would stay for another request. */
export function lastReplies(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
