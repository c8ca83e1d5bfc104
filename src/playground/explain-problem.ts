import type { Problem } from './ask-server.js';

/** A problem in words, and what can be done about it. */
export interface Explanation {
  readonly text: string;
  readonly remedy: 'token' | 'retry' | 'none';
  /** Whether the server is to be asked again by itself, after that many seconds. */
  readonly again?: number;
}

/** Whoever is told to wait for longer asks again himself. */
const longestWait = 60;

/** The meaning of a problem for who sits before the page. */
export function explainProblem({ status, detail, retryAfter }: Problem): Explanation {
  const why = detail === '' ? '' : `: ${detail}`;
  const again =
    retryAfter !== undefined && retryAfter <= longestWait ? { again: Math.max(1, retryAfter) } : {};
  switch (status) {
    case 0:
      return { text: `No answer from the server${why}. The program is still here.`, remedy: 'retry' };
    case 401:
      return { text: `This server wants an access token${why}.`, remedy: 'token' };
    case 403:
      return { text: `The access token is not good for this${why}.`, remedy: 'token' };
    case 413:
      return { text: `Too large for this server${why}.`, remedy: 'none' };
    case 422:
      return {
        text: 'Not differentiable as it stands: the reasons are listed with the program.',
        remedy: 'none',
      };
    case 429:
    case 503:
      return { text: `The server is overloaded${why}.`, remedy: 'retry', ...again };
    case 504:
      return { text: `The server gave up, as its time limit was exceeded${why}.`, remedy: 'retry' };
    default:
      return { text: `The server answered with status ${status}${why}.`, remedy: 'retry' };
  }
}
