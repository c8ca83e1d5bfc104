import type {} from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentHash } from '../../cache/content-hash.js';
import { addVary } from '../http/add-vary.js';
import { namesTag } from '../http/names-tag.js';
import { sendProblem } from '../http/problem.js';
import { given, responses } from '../schemas/answer-schemas.js';
import { playgroundFiles, type PlaygroundFile } from '../playground-files.js';
import { pagePolicy } from '../security-headers.js';

const text = { type: 'string' };

/** Its contents are known to all: it needs no token, and is not counted. */
const config = { isOpen: true, isUnlimited: true } as const;
const page = { hide: true, response: responses(given('the page', { 'text/html': text }), []) };
const part = { hide: true, response: responses(given('what it loads', { '*/*': text }), [404]) };

/** GET /: the playground, a page that asks the other routes; and GET /playground/…: what it loads. */
export function playgroundRoutes(app: FastifyInstance): void {
  let known: ReadonlyMap<string, PlaygroundFile> | undefined;
  const find = (name: string): PlaygroundFile | undefined => (known ??= playgroundFiles()).get(name);
  app.get('/', { config, schema: page, helmet: { contentSecurityPolicy: pagePolicy } }, (request, reply) => {
    // The page names its files from where it stands.
    const [path = '', query] = request.url.split('?', 2);
    if (!path.endsWith('/')) {
      const last = path.slice(path.lastIndexOf('/') + 1);
      return reply.redirect(`${last}/${query === undefined ? '' : `?${query}`}`, 308);
    }
    const html = find('index.html');
    if (html === undefined) return sendProblem(reply, 404, 'the playground was not built');
    const tag = `"${contentHash(html.plain)}"`;
    void reply.header('etag', tag).header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type(html.type).send(html.plain);
  });
  app.get<{ Params: { file: string } }>('/playground/:file', { config, schema: part }, (request, reply) => {
    const { file: name } = request.params;
    const file = name === 'index.html' ? undefined : find(name);
    if (file === undefined) return sendProblem(reply, 404, 'there is no such thing');
    const isNamedByContent = /-[A-Z0-9]{8}\.\w+$/.test(name);
    void reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    return sendPacked(request, reply, file);
  });
}

function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, file: PlaygroundFile): FastifyReply {
  void addVary(reply.type(file.type), 'accept-encoding');
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((it) => it.trim());
  for (const [how, bytes] of file.packed) {
    if (accepted.includes(how)) return reply.header('content-encoding', how).send(bytes);
  }
  return reply.send(file.plain);
}
