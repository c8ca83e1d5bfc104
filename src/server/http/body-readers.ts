import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { bodyText, sourceText } from './body-text.js';
import { checkJsonSize } from './check-json-size.js';
import { sendProblem } from './problem.js';
import { readForm } from './read-form.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a body in JSON may have. */
    readonly mostJsonValues?: number;
  }
  interface FastifyRequest {
    /** Diagnostics of reading a source. */
    readings: readonly Diagnostic[];
  }
}

/** A program has a handful of values, and a few for each of its files. */
const mostJsonValues = 10_000;

/** Has the server read what programs come in: JSON, text and forms, in UTF-8 or the charset that is named. */
export function bodyReaders(app: FastifyInstance, bodyLimit: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.decorateRequest('readings');
  const asBytes = { parseAs: 'buffer', bodyLimit } as const;
  for (const type of ['text/plain', 'text/x-matlab', 'text/x-octave']) {
    app.addContentTypeParser(type, asBytes, async (request: FastifyRequest, body: Buffer) => {
      const { text, diagnostics } = await Promise.resolve(sourceText(body, charsetOf(request.headers)));
      request.readings = diagnostics;
      return text;
    });
  }
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, asBytes, async (request: FastifyRequest, body: Buffer) => {
    const { fields, diagnostics } = await Promise.resolve(readForm(body, charsetOf(request.headers)));
    request.readings = diagnostics;
    return fields;
  });
  app.addContentTypeParser('application/json', asBytes, (request, body: Buffer, done) => {
    let text: string;
    try {
      checkJsonSize(body, request.routeOptions.config.mostJsonValues ?? mostJsonValues);
      text = bodyText(body, charsetOf(request.headers));
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
    const charset = charsetOf(headers);
    if (charset !== undefined && !isKnown(charset))
      return sendProblem(reply, 415, `the charset ${charset} is not known: send UTF-8`);
    return undefined;
  });
}

/** The charset that a request names. */
function charsetOf(headers: { readonly 'content-type'?: string | undefined }): string | undefined {
  return /charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
}

function isKnown(charset: string): boolean {
  try {
    new TextDecoder(charset);
    return true;
  } catch {
    return false;
  }
}
