import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { version } from '../../base/version.js';
import { sendProblem } from '../http/problem.js';
import { given, responses } from '../schemas/answer-schemas.js';
import type { Services } from '../services.js';
import { admprocDocument } from './admproc-document.js';
import { AdmprocRun } from './admproc-run.js';
import { readUpload } from './read-upload.js';

const text = { type: 'string' };
const response = responses(given('a report, or code', { 'application/xml': text, 'text/x-matlab': text }), [
  ...[400, 401, 403, 404, 413, 415, 429, 500, 503, 504],
]);

/**
 * POST /adimat/…: what ADiMat's client sends and gets with `--server=URL/adimat`; GET fetches the code. Behind the path
 * it puts one of its own, which says nothing.
 */
export async function admprocRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart);
  const settings = { config: { scope: 'transform' }, schema: { hide: true, response } } as const;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const upload = await readUpload(request, services.options);
    void reply.type('application/xml; charset=utf-8');
    if (upload.fields.has('method-version')) {
      return reply.send(admprocDocument(undefined, { version: `Adjoinery ${version}` }));
    }
    const { uid, report } = await new AdmprocRun(services, request, reply).answer(upload);
    return reply.send(admprocDocument(uid, report));
  };
  const fetch = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { uid, name } = request.query as Readonly<Record<string, unknown>>;
    const session = await services.sessions.get(String(uid));
    const code = session?.outputs.get(String(name));
    if (code === undefined) return sendProblem(reply, 404, 'no file of this name is kept for this uid');
    return reply.type('text/x-matlab; charset=utf-8').send(code);
  };
  for (const url of ['/adimat', '/adimat/*']) {
    app.post(url, settings, answer);
    app.get(url, settings, fetch);
  }
}
