import { Command } from 'commander';
import type { WorkOptions } from '../../server/jobs/work.js';
import { checkRedisPackages } from './check-redis-packages.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { addServeOptions, workOptions } from '../options/serve-options.js';

type GivenOptions = Omit<WorkOptions, 'redisUrl'> & { readonly redisUrl?: string };

const examples = `
Examples:
  adjoin work --redis-url redis://cache:6379                  does programs that servers were given as jobs
  adjoin serve --redis-url redis://cache:6379                 takes such jobs: POST /jobs`;

/** `adjoin work`: a process that does programs of jobs. */
export function workCommand(): Command {
  const command = new Command('work')
    .summary('do the programs of jobs that servers were given')
    .description(
      'Does programs that were posted to /jobs of servers that use the same Redis, until it is told to stop.',
    )
    .addHelpText('after', examples);
  addServeOptions(command, workOptions);
  return command.action(async ({ redisUrl, ...given }: GivenOptions) => {
    if (redisUrl === undefined) throw new CommandFailure('give --redis-url, or REDIS_URL', exitCodes.usage);
    checkRedisPackages();
    const { work } = await import('../../server/jobs/work.js');
    work({ ...given, redisUrl });
    process.stderr.write(`adjoin: working for ${new URL(redisUrl).host}\n`);
  });
}
