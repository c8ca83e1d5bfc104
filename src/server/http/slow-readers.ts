import type { FastifyInstance } from 'fastify';

/**
 * Ends connections over which an answer has not been read after so many seconds: what waits for readers that never read
 * would fill the memory.
 */
export function slowReaders(app: FastifyInstance, seconds: number, onSlow: () => void): void {
  app.addHook('onSend', (_, { raw }, payload, done) => {
    const timer = setTimeout(() => {
      onSlow();
      raw.destroy();
    }, seconds * 1000);
    raw.once('close', () => {
      clearTimeout(timer);
    });
    done(null, payload);
  });
}
