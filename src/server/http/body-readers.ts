import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.js';
import { MalformedRequest } from './read-request.js';

/** Has the server read what programs come in: JSON, text and forms, in UTF-8 and as they are. */
export function bodyReaders(app: FastifyInstance, bodyLimit: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const asBytes = { parseAs: 'buffer', bodyLimit } as const;
  for (const type of ['text/plain', 'text/x-matlab', 'text/x-octave']) {
    app.addContentTypeParser(type, asBytes, (_: FastifyRequest, body: Buffer) =>
      Promise.resolve(body).then(decode),
    );
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', asBytes, (_: FastifyRequest, body: Buffer) =>
    Promise.resolve(body).then(readForm),
  );
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

/** The fields of a form, each there once. What is not escaped as it must be is refused, not taken literally. */
function readForm(bytes: Buffer): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const field of decode(bytes).split('&')) {
    if (field === '') continue;
    const end = field.includes('=') ? field.indexOf('=') : field.length;
    const name = unescapeField(field.slice(0, end));
    if (fields.has(name)) throw new MalformedRequest(`the form has '${name}' twice`);
    fields.set(name, unescapeField(field.slice(end + 1)));
  }
  return Object.fromEntries(fields);
}

function unescapeField(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new MalformedRequest('the form has a % that does not escape a character of UTF-8');
  }
}

/** The text of bytes. What is no UTF-8 is refused: a text with other characters in their places is another one. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedRequest('the body is no UTF-8');
  }
}
