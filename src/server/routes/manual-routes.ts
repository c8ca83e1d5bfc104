import type {} from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { namesTag } from '../http/names-tag.js';
import { sendProblem } from '../http/problem.js';
import { manualFiles, type ManualFile } from '../manual-files.js';
import { given, responses } from '../schemas/answer-schemas.js';
import { manualPolicy } from '../security-headers.js';

const config = { isOpen: true } as const;
const text = { type: 'string' };
const schema = {
  hide: true,
  response: responses(given('the page or the picture', { '*/*': text }), [404, 429]),
};

/** GET /docs/…: the documentation, as the build made it. */
export function manualRoutes(app: FastifyInstance): void {
  let known: ReadonlyMap<string, ManualFile> | undefined;
  const options = { config, schema, helmet: { contentSecurityPolicy: manualPolicy } };
  app.get('/docs', { config, schema }, (_, reply) => reply.redirect('docs/', 308));
  app.get<{ Params: { '*': string } }>('/docs/*', options, (request, reply) => {
    known ??= manualFiles();
    const address = request.params['*'];
    const file = known.get(address);
    if (file === undefined) {
      const last = address.slice(address.lastIndexOf('/') + 1);
      const isFolder = address === 'http' || known.has(`${address}/`);
      return isFolder ? reply.redirect(`${last}/`, 308) : sendProblem(reply, 404, 'there is no such page');
    }
    void reply.header('etag', file.tag).header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], file.tag)) return reply.code(304).send();
    return reply.type(file.type).send(file.content);
  });
}
