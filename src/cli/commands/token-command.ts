import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { scopes, tokenHash, type TokenScope } from '../../server/access/tokens.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { systemReason } from '../../client/system-reason.js';

const examples = `
Examples:
  adjoin token alice --file tokens > alice.token    may ask for information and answers
  adjoin token prometheus --scopes admin --file tokens
  adjoin serve --token-file tokens                  removing a line there takes the token back`;

/** `adjoin token`: a new token for the server. */
export function tokenCommand(): Command {
  return new Command('token')
    .summary('make a token for the server')
    .description(
      'Prints a new token for somebody who may use the server, and adds its hash to a file of tokens.',
    )
    .argument('<name>', 'for whom: stands in the logs', parseName)
    .requiredOption('--file <file>', 'the file of tokens')
    .option('--scopes <list>', `what it is good for: ${scopes.join(', ')}`, parseScopes, [
      'read',
      'transform',
    ] satisfies TokenScope[])
    .addHelpText('after', examples)
    .action((name: string, { file, scopes: given }: { file: string; scopes: readonly TokenScope[] }) => {
      const token = randomBytes(24).toString('base64url');
      try {
        appendFileSync(file, `${name} ${given.join(',')} ${tokenHash(token)}\n`, { mode: 0o600 });
      } catch (error) {
        throw new CommandFailure(`cannot write ${file}: ${systemReason(error)}`, exitCodes.diagnostics);
      }
      process.stdout.write(`${token}\n`);
    });
}

function parseName(text: string): string {
  if (/^[\w.@-]+$/.test(text)) return text;
  throw new InvalidArgumentError('Give one word.');
}

function parseScopes(text: string): TokenScope[] {
  const names = text.split(',').map((it) => it.trim());
  const known = scopes.filter((it) => names.includes(it));
  if (known.length === names.length) return known;
  throw new InvalidArgumentError(`There are ${scopes.join(', ')}; commas stand between them.`);
}
