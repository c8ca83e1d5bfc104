import type { Source } from '../matlab/source.js';
import { buildFingerprint } from './build-fingerprint.js';
import { contentHash } from './content-hash.js';
import { normalizeRequest, type DerivativeRequest } from './normalize-request.js';

/**
 * The key of an answer: what shapes it, and nothing else. Sources count by base name and content, the first of them as
 * the one that the request is about, the others in any order.
 */
export function answerKey(request: DerivativeRequest, sources: readonly Source[]): string {
  const [first = '', ...others] = sources.map(({ name, text }) =>
    contentHash(name.replace(/^.*[/\\]/, ''), text),
  );
  return contentHash(buildFingerprint(), JSON.stringify(normalizeRequest(request)), first, ...others.sort());
}
