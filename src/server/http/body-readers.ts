import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.js';
import { MalformedRequest } from './read-request.js';

/** Has the server read what programs come in: JSON, text and forms, in UTF-8 and as they are. */
export async function bodyReaders(app: FastifyInstance, bodyLimit: number): Promise<void> {
  await app.register(formbody, { bodyLimit });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const asBytes = { parseAs: 'buffer', bodyLimit } as const;
  for (const type of ['text/plain', 'text/x-matlab', 'text/x-octave']) {
    app.addContentTypeParser(type, asBytes, (_: FastifyRequest, body: Buffer) =>
      Promise.resolve(body).then(decode),
    );
  }
  app.addContentTypeParser('application/json', asBytes, (request, body: Buffer, done) => {
    let text: string;
    try {
      text = decode(body);
    } catch (error) {
      done(error as Error);
      return;
    }
    void parseJson(request, text, done);
  });
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

/** The text of bytes. What is no UTF-8 is refused: a text with other characters in their places is another one. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedRequest('the body is no UTF-8');
  }
}
