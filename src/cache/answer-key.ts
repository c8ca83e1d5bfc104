import { portablePaths } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { buildFingerprint } from './build-fingerprint.js';
import { contentHash } from './content-hash.js';
import { normalizeRequest, type DerivativeRequest } from './normalize-request.js';

/**
 * The key of an answer: what shapes it, and nothing else. Sources count by content and by what their
 * paths say of their functions, the first of them as the one that the request is about, the others in any order.
 */
export function answerKey(request: DerivativeRequest, sources: readonly Source[]): string {
  const paths = portablePaths(sources.map((it) => it.name));
  const [first = '', ...others] = sources.map(({ text }, index) => contentHash(paths[index] ?? '', text));
  return contentHash(buildFingerprint(), JSON.stringify(normalizeRequest(request)), first, ...others.sort());
}
