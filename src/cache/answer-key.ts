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
  const hashes = inKeyOrder(sources).map((it) => it.hash);
  return contentHash(buildFingerprint(), JSON.stringify(normalizeRequest(request)), ...hashes);
}

/** Sources in the one order that all programs of one key have: the first stays, the others go by their hashes. */
export function inKeyOrder(sources: readonly Source[]): { readonly source: Source; readonly hash: string }[] {
  const paths = portablePaths(sources.map((it) => it.name));
  const [first, ...others] = sources.map((source, index) => ({
    source,
    hash: contentHash(paths[index] ?? '', source.text),
  }));
  if (first === undefined) return [];
  return [
    first,
    ...others.sort((one, other) => (one.hash < other.hash ? -1 : one.hash > other.hash ? 1 : 0)),
  ];
}
