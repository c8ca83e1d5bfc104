import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { listPipelines } from '../../pipeline/list-pipelines.js';
import { functionStates } from '../../rules/function-states.js';
import { ruleTexts } from '../../rules/rule-texts.js';
import { capabilitiesOf } from '../capabilities.js';
import { octavePackage } from '../../base/octave-package.js';
import { runtimeArchive } from '../runtime-archive.js';
import { contentHash } from '../../cache/content-hash.js';
import { namesTag } from '../http/names-tag.js';
import { sendProblem } from '../http/problem.js';
import { answerSchemas, bare, given, responses } from '../schemas/answer-schemas.js';
import { nameParameter, rulesQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';

const config = { scope: 'read' } as const;
const tags = ['Knowledge'];
const problems = [401, 403, 429];
const json = (description: string, schema: object, more: readonly number[] = []): object =>
  responses(given(description, { 'application/json': schema }), [...problems, ...more]);
const runtimeTag = 'the hash of the content';
const archiveSchema = (operationId: string, summary: string, description: string): object => ({
  tags,
  operationId,
  summary,
  response: {
    ...responses(
      given(description, { 'application/gzip': { type: 'string', format: 'binary' } }, { etag: runtimeTag }),
      problems,
    ),
    304: bare('If-None-Match names its content', { etag: runtimeTag }),
  },
});
const schemas = {
  capabilities: {
    tags,
    operationId: 'getCapabilities',
    summary: 'Tells what the server can do: options, functions, limits',
    response: json('capabilities', answerSchemas.capabilities),
  },
  rules: {
    tags,
    operationId: 'listRules',
    summary: 'Lists the builtin functions that are known: with a rule, passive, or refused',
    querystring: rulesQuery,
    response: json('the rules', answerSchemas.rules, [400]),
  },
  rule: {
    tags,
    operationId: 'getRule',
    summary: 'Shows the rules of a function',
    params: nameParameter,
    response: json('its rules', answerSchemas.rules, [404]),
  },
  pipelines: {
    tags,
    operationId: 'listPipelines',
    summary: 'Lists the steps of all transformations',
    response: json('the pipelines', answerSchemas.pipelines),
  },
  pipeline: {
    tags,
    operationId: 'getPipeline',
    summary: 'Lists the steps of a transformation',
    params: nameParameter,
    response: json('its steps', answerSchemas.pipeline, [404]),
  },
  runtime: archiveSchema(
    'getRuntime',
    'Gives the helpers that code with runtime=path calls',
    'a folder of .m files',
  ),
  toolbox: archiveSchema('getToolbox', "Gives the toolbox for Octave's pkg install", 'a package of Octave'),
};
type Filtered = { readonly Querystring: { readonly state?: (typeof functionStates)[number] } };
type Named = { readonly Params: { readonly name: string } };

/** GET /capabilities, /rules, /pipelines, /runtime.tar.gz and /adjoinery-octave.tar.gz: what the server can do, and what goes with its code. */
export function knowledgeRoutes(app: FastifyInstance, { options }: Services): void {
  const capabilities = onFirstUse(() => capabilitiesOf(options));
  const rules = onFirstUse(ruleTexts);
  const pipelines = onFirstUse(listPipelines);
  app.get('/capabilities', { config, schema: schemas.capabilities }, capabilities);
  app.get<Filtered>('/rules', { config, schema: schemas.rules }, ({ query: { state } }) =>
    rules().filter((it) => state === undefined || it.state === state),
  );
  app.get<Named>('/rules/:name', { config, schema: schemas.rule }, ({ params: { name } }, reply) => {
    const found = rules().filter((it) => it.name === name);
    return found.length > 0 ? found : sendProblem(reply, 404, 'there is no rule of this name');
  });
  app.get('/pipelines', { config, schema: schemas.pipelines }, pipelines);
  app.get<Named>('/pipelines/:name', { config, schema: schemas.pipeline }, ({ params: { name } }, reply) => {
    const found = pipelines().find((it) => it.name === name);
    return found ?? sendProblem(reply, 404, 'there is no pipeline of this name');
  });
  archiveRoute(app, '/runtime.tar.gz', schemas.runtime, runtimeArchive);
  archiveRoute(app, '/adjoinery-octave.tar.gz', schemas.toolbox, async () => readFile(octavePackage));
}

/** A route that gives a packed folder, which is made once. */
function archiveRoute(app: FastifyInstance, path: string, schema: object, pack: () => Promise<Buffer>): void {
  const archive = onFirstUse(async () => {
    const bytes = await pack();
    return { bytes, tag: `"${contentHash(bytes)}"` };
  });
  app.get(path, { config, schema }, async ({ headers }, reply) => {
    const { bytes, tag } = await archive();
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
