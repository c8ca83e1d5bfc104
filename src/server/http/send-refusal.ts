import type { FastifyReply } from 'fastify';
import type { ServerOptions } from '../server-options.js';
import { sendProblem } from './problem.js';
import type { RefusalReason, WorkRefused } from '../../work/work-refused.js';

const statuses: Readonly<Record<RefusalReason, number>> = {
  'queue-full': 429,
  'client-limit': 429,
  'queue-time': 503,
  'time-limit': 504,
  'memory-limit': 413,
  'output-limit': 413,
  'client-jobs': 429,
  'jobs-full': 429,
  crashed: 500,
  closing: 503,
};

/** Answers with why a program was not transformed. */
export function sendRefusal(
  reply: FastifyReply,
  { reason, retryAfter }: WorkRefused,
  limits: ServerOptions,
): FastifyReply {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const details: Readonly<Record<RefusalReason, string>> = {
    'queue-full': `all workers are busy, and ${limits.queueLimit} requests wait already`,
    'client-limit': `${limits.clientLimit} requests of yours wait or are worked on already`,
    'queue-time': `no worker was free for ${limits.queueTime} s`,
    'time-limit': `the transformation took more than ${limits.timeLimit} s`,
    'memory-limit': `the transformation took more than ${limits.memoryLimit} MiB of memory`,
    'output-limit': `the answer has more than ${limits.outputLimit} characters`,
    'client-jobs': `your jobs of the last day have ${limits.clientJobPrograms} programs, or take ${limits.clientJobSize} bytes`,
    'jobs-full': `the jobs of the last day have ${limits.jobPrograms} programs, or take ${limits.jobSize} bytes`,
    crashed: 'the worker ended, twice',
    closing: 'the server is about to end',
  };
  return sendProblem(reply, statuses[reason], details[reason]);
}
