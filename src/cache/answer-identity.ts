import { portablePaths } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { buildFingerprint } from './build-fingerprint.js';
import { contentHash } from './content-hash.js';
import type { DerivativeRequest } from '../contract/request.js';
import { normalizeRequest } from './normalize-request.js';

/** The identity of an answer. */
export interface AnswerIdentity {
  /** A hash of what shapes the answer, and of nothing else. */
  readonly key: string;
  /** The names of the sources in the one order that all programs of one key have. */
  readonly names: readonly string[];
}

/**
 * The key of an answer. Sources count by content and by what their paths say of their functions, the first of them as the
 * one that the request is about, the others in any order: they go by their hashes.
 */
export function answerIdentity(request: DerivativeRequest, sources: readonly Source[]): AnswerIdentity {
  const paths = portablePaths(sources.map((it) => it.name));
  const [first, ...others] = sources.map(({ name, text }, index) => ({
    name,
    hash: contentHash(paths[index] ?? '', text),
  }));
  others.sort((one, other) => (one.hash < other.hash ? -1 : one.hash > other.hash ? 1 : 0));
  const ordered = first === undefined ? [] : [first, ...others];
  const asked = JSON.stringify(normalizeRequest(request));
  return {
    key: contentHash(buildFingerprint(), asked, ...ordered.map((it) => it.hash)),
    names: ordered.map((it) => it.name),
  };
}
