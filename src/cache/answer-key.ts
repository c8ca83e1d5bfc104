import type { Source } from '../matlab/source.js';
import { answerIdentity } from './answer-identity.js';
import type { DerivativeRequest } from '../contract/request.js';

/** The key of an answer: what shapes it, and nothing else. */
export function answerKey(request: DerivativeRequest, sources: readonly Source[]): string {
  return answerIdentity(request, sources).key;
}
