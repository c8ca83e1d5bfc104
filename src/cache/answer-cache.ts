import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { answerKey } from './answer-key.js';
import { buildFingerprint } from './build-fingerprint.js';
import { contentHash } from './content-hash.js';
import type { ContentStore } from './content-store.js';
import { type DerivativeRequest } from './normalize-request.js';

/** What differentiating gave, and its key. */
export interface Answer {
  readonly key: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly diagnostics: readonly Diagnostic[];
  readonly generator: string;
}

/** A cached answer, with the sources that it was made from as they are now. */
export interface CachedAnswer extends Answer {
  readonly sources: readonly Source[];
}

/** Finds the file of a function. */
export type Finder = (functionName: string) => Source | undefined;

/** A name that the program asked for, and the hash of what was found: null for nothing. */
type AskedName = readonly [name: string, content: string | null];

/** One way in which the names were found, and the key of the answer then. */
interface Finding {
  readonly asked: readonly AskedName[];
  readonly key: string;
}

/** Programs whose other files go back and forth between some states find all of these. */
const keptFindings = 8;

/**
 * Answers by content. Which files a program reaches is known only after it was parsed; so a manifest, found by the
 * first file and the request, lists the names that were looked for and what was found, and leads to the answer where
 * looking for them finds the same again.
 */
export class AnswerCache {
  /** `origin` parts the answers of one server from those of another and from our own. */
  constructor(
    readonly store: ContentStore,
    readonly origin: string,
  ) {}

  get(request: DerivativeRequest, entry: Source, find: Finder): CachedAnswer | undefined {
    const seen = new Map<string, Source | undefined>();
    const look = (name: string): Source | undefined => {
      if (!seen.has(name)) seen.set(name, find(name));
      return seen.get(name);
    };
    for (const { asked, key } of this.#findings(request, entry)) {
      if (!asked.every(([name, content]) => hashOf(look(name)) === content)) continue;
      const text = this.store.get(this.#answerPlace(key));
      if (text === undefined) continue;
      const answer = JSON.parse(text) as Answer;
      const sources = [entry, ...asked.map(([name]) => look(name)).filter((it) => it !== undefined)];
      return {
        ...answer,
        diagnostics: rename(answer.diagnostics, (it) => sources[Number(it)]?.name),
        sources,
      };
    }
    return undefined;
  }

  /** Keeps an answer; `asked` are the names that were looked for, with what was found, in order. */
  put(
    request: DerivativeRequest,
    entry: Source,
    asked: ReadonlyMap<string, Source | undefined>,
    answer: Answer,
  ): void {
    const found = [...asked.values()].filter((it) => it !== undefined);
    const indices = new Map([entry, ...found].map((it, index) => [it.name, String(index)]));
    // Where the files lie is not content: messages name them by their numbers.
    const diagnostics = rename(answer.diagnostics, (it) => indices.get(it));
    this.store.put(this.#answerPlace(answer.key), JSON.stringify({ ...answer, diagnostics }));
    const finding = { asked: [...asked].map(([name, it]): AskedName => [name, hashOf(it)]), key: answer.key };
    const others = this.#findings(request, entry).filter(
      (it) => JSON.stringify(it.asked) !== JSON.stringify(finding.asked),
    );
    this.store.put(
      this.#manifestPlace(request, entry),
      JSON.stringify([finding, ...others].slice(0, keptFindings)),
    );
  }

  #findings(request: DerivativeRequest, entry: Source): Finding[] {
    const text = this.store.get(this.#manifestPlace(request, entry));
    return text === undefined ? [] : (JSON.parse(text) as Finding[]);
  }

  #manifestPlace(request: DerivativeRequest, entry: Source): string {
    return contentHash('manifest', this.origin, answerKey(request, [entry]));
  }

  #answerPlace(key: string): string {
    return contentHash('answer', this.origin, buildFingerprint(), key);
  }
}

function hashOf(source: Source | undefined): string | null {
  return source === undefined ? null : contentHash(source.text);
}

function rename(
  diagnostics: readonly Diagnostic[],
  nameOf: (file: string) => string | undefined,
): Diagnostic[] {
  return diagnostics.map((it) => ({ ...it, file: nameOf(it.file) ?? it.file }));
}
