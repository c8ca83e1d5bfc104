import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../access/client-key.js';
import { diagnosticsFor, filesFor } from '../answers/cached-answer.js';
import { MalformedRequest } from '../http/malformed-request.js';
import { sendProblem } from '../http/problem.js';
import type { JsonProgram } from '../../contract/request.js';
import { readJson } from '../http/read-request.js';
import type { AnswerPage, JobProgram, Jobs, JobState } from '../jobs/jobs.js';
import { answerSchemas, given, responses } from '../schemas/answer-schemas.js';
import { mostPrograms } from '../schemas/most-programs.js';
import { jobBody, jobParameter, jobQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';
import { describeFault } from '../watch/describe-fault.js';
import { WorkRefused } from '../../work/work-refused.js';
import { mediaType } from '../http/media-type.js';

const tags = ['Jobs'];
const job = given(
  'how far the job is',
  { 'application/json': answerSchemas.job },
  { location: 'where to ask how far it is', 'retry-after': 'seconds until it is worth asking again' },
);
const problems = [401, 403, 429, 500, 501, 503];
const schemas = {
  post: {
    tags,
    operationId: 'postJob',
    summary: 'Has many programs differentiated by whichever workers are free; answers come in pages',
    querystring: jobQuery,
    body: jobBody,
    response: { 202: job, ...responses(job, [400, 413, 415, ...problems]) },
  },
  get: {
    tags,
    operationId: 'getJob',
    summary: 'Tells how far a job is, and gives a page of what was made',
    params: jobParameter,
    querystring: jobQuery,
    response: responses(job, [400, 404, ...problems]),
  },
};

/** As many for each program as it may well have. */
const mostJsonValues = 50 * mostPrograms;

const config = { scope: 'transform', mostJsonValues } as const;

interface JobBody {
  readonly programs: readonly JsonProgram[];
}

/** The programs in a body, which other routes take in other forms, too. */
function programsIn({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): readonly JsonProgram[] {
  if (body === undefined || body === null) throw new MalformedRequest('there are no programs');
  if (mediaType(headers) !== 'application/json')
    throw new MalformedRequest('programs of jobs come in application/json', 415);
  return (body as JobBody).programs;
}

interface Query {
  readonly answers?: 'yes' | 'no';
  readonly from?: string;
}

/** The page that a query asks for, if it asks for answers. */
function pageOf({ answers, from = '0' }: Query, room: number): AnswerPage | undefined {
  return answers === 'no' ? undefined : { from: Number(from), room };
}

/** Refuses a page that begins behind the last program. */
function checkFrom({ from = '0' }: Query, total: number): void {
  if (Number(from) >= total)
    throw new MalformedRequest(`querystring/from must be less than ${total}, the number of programs`);
}

/** Says that there are no jobs, before a body is looked at: none would do. */
function refuseJobs(app: FastifyInstance): void {
  const onRequest = async (_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendProblem(reply, 501, 'there are no jobs here: the server has no --redis-url');
  app.post('/jobs', { config, schema: schemas.post, onRequest }, onRequest);
  app.get('/jobs/:id', { config, schema: schemas.get, onRequest }, onRequest);
}

/** POST /jobs and GET /jobs/:id: many programs at once, done by workers that share Redis with this server. */
export function jobRoutes(app: FastifyInstance, { options, jobs }: Services): void {
  if (jobs === undefined) {
    refuseJobs(app);
    return;
  }
  /** Asks for the state of a job, and answers with it. */
  const answer = async (
    reply: FastifyReply,
    query: Query,
    ask: (jobs: Jobs, client: string, page: AnswerPage | undefined) => Promise<JobState | undefined>,
    status = 200,
  ): Promise<FastifyReply> => {
    const client = clientKey(reply.request);
    const page = pageOf(query, options.outputLimit);
    let state: JobState | undefined;
    try {
      state = await ask(jobs, client, page);
    } catch (error) {
      if (error instanceof WorkRefused) throw error;
      reply.log.warn(describeFault(error));
      return sendProblem(reply.header('retry-after', '5'), 503, 'what jobs are kept in does not answer');
    }
    if (state === undefined) return sendProblem(reply, 404, 'there is no such job: they are kept for a day');
    checkFrom(query, state.programs.length);
    const document = documentOf(state);
    void reply.header('location', `${options.basePath}/jobs/${state.id}`);
    if (document.state !== 'done') return reply.code(status).header('retry-after', '1').send(document);
    if (page !== undefined && state.next === undefined)
      void jobs.conclude(state.id, client).catch((error: unknown) => {
        reply.log.warn(describeFault(error));
      });
    return reply.send(document);
  };
  app.post<{ Querystring: Query }>('/jobs', { config, schema: schemas.post }, async (request, reply) => {
    const { query } = request;
    const given = programsIn(request);
    checkFrom(query, given.length);
    const programs = given.map((it) => readJson(it, options.fileLimit));
    return answer(reply, query, async (it, client, page) => it.submit(programs, client, page), 202);
  });
  app.get<{ Params: { readonly id: string }; Querystring: Query }>(
    '/jobs/:id',
    { config, schema: schemas.get },
    async ({ params, query }, reply) => answer(reply, query, async (it, _, page) => it.find(params.id, page)),
  );
}

interface JobDocument {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done';
  readonly total: number;
  readonly done: number;
  readonly programs: readonly object[];
  readonly next: number | undefined;
}

function documentOf({ id, programs, next }: JobState): JobDocument {
  const total = programs.length;
  const done = programs.filter(({ state }) => state === 'done' || state === 'failed').length;
  const isBegun = done > 0 || programs.some(({ state }) => state === 'running');
  return {
    id,
    state: done === total ? 'done' : isBegun ? 'running' : 'waiting',
    total,
    done,
    programs: programs.map(programDocument),
    next,
  };
}

function programDocument({ program, state, answer, reason }: JobProgram): object {
  const { key } = program;
  if (answer === undefined) return { key, state, reason };
  const { generator } = answer;
  return {
    key,
    state,
    files: filesFor(answer, program),
    diagnostics: diagnosticsFor(answer, program),
    generator,
  };
}
