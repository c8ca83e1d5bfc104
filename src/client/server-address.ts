import { readFileSync } from 'node:fs';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { systemReason } from './system-reason.js';

/** A server, and how we may use it. */
export interface ServerAddress {
  /** Without a slash at its end. */
  readonly url: string;
  readonly token: string | undefined;
  readonly timeoutSeconds: number;
}

/** The server that options and the environment name, if they do. */
export function serverAddress(options: {
  readonly server?: string;
  readonly local?: boolean;
  readonly tokenFile?: string;
  readonly timeout?: number;
}): ServerAddress | undefined {
  const { env } = process;
  const url = options.server ?? env['ADJOINERY_SERVER'];
  if (options.local === true || url === undefined || url === '') return undefined;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new CommandFailure(`'${url}' is no address of a server: give it as https://host`, exitCodes.usage);
  }
  if (/^[^/]*\/\/[^/?#]*@/.test(url)) {
    const what = 'the address of the server has a name or a password';
    throw new CommandFailure(`${what}: give a token, in a file (--token-file)`, exitCodes.usage);
  }
  const tokenFile = options.tokenFile ?? env['ADJOINERY_TOKEN_FILE'];
  return {
    url: url.replace(/\/+$/, ''),
    token: tokenFile === undefined || tokenFile === '' ? undefined : readToken(tokenFile),
    timeoutSeconds: options.timeout ?? 60,
  };
}

function readToken(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new CommandFailure(`cannot read the token file ${path}: ${systemReason(error)}`, exitCodes.usage);
  }
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new CommandFailure(`the token file ${path} does not hold one token`, exitCodes.usage);
  }
  return text;
}
