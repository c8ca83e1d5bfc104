import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.js';

/** Has the server read what programs come in: JSON, text and forms, in UTF-8 and as they are. */
export async function bodyReaders(app: FastifyInstance, bodyLimit: number): Promise<void> {
  await app.register(formbody, { bodyLimit });
  app.removeContentTypeParser('text/plain');
  for (const type of ['text/plain', 'text/x-matlab', 'text/x-octave']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_, body, done) => {
      done(null, body);
    });
  }
  app.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      return sendProblem(reply, 415, `the body is compressed (${encoding}): send it as it is`);
    const charset = /charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^(?:utf-?8|us-ascii)$/i.test(charset))
      return sendProblem(reply, 415, `the charset is ${charset}: send UTF-8`);
    return undefined;
  });
}
