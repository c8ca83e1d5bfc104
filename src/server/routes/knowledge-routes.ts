import type { FastifyInstance } from 'fastify';
import { listPipelines } from '../../pipeline/list-pipelines.js';
import { ruleTexts } from '../../rules/rule-texts.js';
import { capabilitiesOf } from '../capabilities.js';
import { runtimeArchive } from '../runtime-archive.js';
import { contentHash } from '../../cache/content-hash.js';
import { namesTag } from '../http/names-tag.js';
import { sendProblem } from '../http/problem.js';
import type { Services } from '../services.js';

const config = { scope: 'read' } as const;
type Named = { readonly Params: { readonly name: string } };

/** GET /capabilities, /rules, /pipelines and /runtime.tar.gz: what the server can do, and what its code needs. */
export function knowledgeRoutes(app: FastifyInstance, { options }: Services): void {
  const capabilities = onFirstUse(() => capabilitiesOf(options));
  const rules = onFirstUse(ruleTexts);
  const pipelines = onFirstUse(listPipelines);
  const archive = onFirstUse(runtimeArchive);
  app.get('/capabilities', { config }, capabilities);
  app.get('/rules', { config }, rules);
  app.get<Named>('/rules/:name', { config }, ({ params: { name } }, reply) => {
    const found = rules().filter((it) => it.name === name);
    return found.length > 0 ? found : sendProblem(reply, 404, 'there is no rule of this name');
  });
  app.get('/pipelines', { config }, pipelines);
  app.get<Named>('/pipelines/:name', { config }, ({ params: { name } }, reply) => {
    const found = pipelines().find((it) => it.name === name);
    return found ?? sendProblem(reply, 404, 'there is no pipeline of this name');
  });
  app.get('/runtime.tar.gz', { config }, async ({ headers }, reply) => {
    const bytes = await archive();
    const tag = `"${contentHash(bytes)}"`;
    void reply.header('etag', tag);
    if (namesTag(headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('application/gzip').send(bytes);
  });
}

/** A value that is made when it is first asked for. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
