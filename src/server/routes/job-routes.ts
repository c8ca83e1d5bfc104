import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientKey } from '../access/client-key.js';
import { diagnosticsFor, filesFor } from '../answers/kept-answer.js';
import { sendProblem } from '../http/problem.js';
import { readJson, type JsonProgram } from '../http/read-request.js';
import type { JobProgram, Jobs, JobState } from '../jobs/jobs.js';
import { answerSchemas, given, responses } from '../schemas/answer-schemas.js';
import { mostPrograms } from '../schemas/most-programs.js';
import { jobBody, jobParameter, jobQuery } from '../schemas/request-schemas.js';
import type { Services } from '../services.js';
import { describeFault } from '../watch/describe-fault.js';
import { WorkRefused } from '../../work/work-refused.js';

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
    summary: 'Has many programs differentiated by whichever workers are free',
    querystring: jobQuery,
    body: jobBody,
    response: { 202: job, ...responses(job, [400, 413, 415, ...problems]) },
  },
  get: {
    tags,
    operationId: 'getJob',
    summary: 'Tells how far a job is, and gives what was made',
    params: jobParameter,
    querystring: jobQuery,
    response: responses(job, [404, ...problems]),
  },
};

/** As many for each program as it may well have. */
const mostJsonValues = 50 * mostPrograms;

interface Query {
  readonly answers?: 'yes' | 'no';
}

/** POST /jobs and GET /jobs/:id: many programs at once, done by workers that share Redis with this server. */
export function jobRoutes(app: FastifyInstance, { options, jobs }: Services): void {
  const config = { scope: 'transform', mostJsonValues } as const;
  /** Asks for the state of a job, and answers with it. */
  const answer = async (
    reply: FastifyReply,
    { answers }: Query,
    ask: (jobs: Jobs, client: string) => Promise<JobState | undefined>,
    status = 200,
  ): Promise<FastifyReply> => {
    const client = clientKey(reply.request);
    const isWhole = answers !== 'no';
    if (jobs === undefined)
      return sendProblem(reply, 501, 'there are no jobs here: the server has no --redis-url');
    let state: JobState | undefined;
    try {
      state = await ask(jobs, client);
    } catch (error) {
      if (error instanceof WorkRefused) throw error;
      reply.log.warn(describeFault(error));
      return sendProblem(reply.header('retry-after', '5'), 503, 'what jobs are kept in does not answer');
    }
    if (state === undefined) return sendProblem(reply, 404, 'there is no such job: they are kept for a day');
    const document = documentOf(state, isWhole);
    void reply.header('location', `${options.basePath}/jobs/${state.id}`);
    if (document.state !== 'done') return reply.code(status).header('retry-after', '1').send(document);
    if (isWhole)
      void jobs.conclude(state.id, client).catch((error: unknown) => {
        reply.log.warn(describeFault(error));
      });
    return reply.send(document);
  };
  app.post<{ Body: { readonly programs: readonly JsonProgram[] }; Querystring: Query }>(
    '/jobs',
    { config, schema: schemas.post },
    async ({ body, query }, reply) => {
      const programs = body.programs.map((it) => readJson(it, options.fileLimit));
      return answer(reply, query, async (it, client) => it.submit(programs, client), 202);
    },
  );
  app.get<{ Params: { readonly id: string }; Querystring: Query }>(
    '/jobs/:id',
    { config, schema: schemas.get },
    async ({ params, query }, reply) => answer(reply, query, async (it) => it.find(params.id)),
  );
}

interface JobDocument {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done';
  readonly total: number;
  readonly done: number;
  readonly programs: readonly object[];
}

function documentOf({ id, programs }: JobState, hasAnswers: boolean): JobDocument {
  const total = programs.length;
  const done = programs.filter(({ state }) => state === 'done' || state === 'failed').length;
  const isBegun = done > 0 || programs.some(({ state }) => state === 'running');
  return {
    id,
    state: done === total ? 'done' : isBegun ? 'running' : 'waiting',
    total,
    done,
    programs: programs.map((it) => programDocument(it, hasAnswers)),
  };
}

function programDocument({ program, state, answer, reason }: JobProgram, hasAnswers: boolean): object {
  const { key } = program;
  if (answer === undefined || !hasAnswers) return { key, state, reason };
  const { generator } = answer;
  return {
    key,
    state,
    files: filesFor(answer, program),
    diagnostics: diagnosticsFor(answer, program),
    generator,
  };
}
