import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { answerKey } from './answer-key.js';
import { buildFingerprint } from './build-fingerprint.js';
import { contentHash } from './content-hash.js';
import type { ContentStore } from './content-store.js';
import type { DerivativeRequest } from '../contract/request.js';

/** The result of differentiating, and its key. */
export interface Answer {
  readonly key: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly diagnostics: readonly Diagnostic[];
  readonly generator: string;
}

/** A cached answer, with the sources that it was made from as they are now. */
export interface CachedReply extends Answer {
  readonly sources: readonly Source[];
}

/** Finds the file of a function that is called in the file of the path `from`, or the names that a pattern stands for. */
export interface Finder {
  readonly find: (functionName: string, from: string) => Source | undefined;
  readonly list: (pattern: string, from: string) => readonly string[];
}

/** A function that was looked for, the file that it is called in, and what was found; of a pattern, the names. */
export interface Asked {
  readonly name: string;
  readonly from: string;
  readonly found: Source | undefined;
  readonly listed?: readonly string[];
}

/**
 * A name that the program asked for, the number of the file that it stands in, that of the file that was found and the
 * hash of its content; these two are null for nothing. The first file has the number 0; others follow as they are found.
 * Of a pattern of names (it has a star) there is no file, and the names that it stands for instead of a hash.
 */
type AskedName = readonly [name: string, from: number, found: number | null, content: string | null];

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

  get(request: DerivativeRequest, entry: Source, finder: Finder): CachedReply | undefined {
    for (const { asked, key } of this.#findings(request, entry)) {
      const sources = findAgain(entry, asked, finder);
      if (sources === undefined) continue;
      const text = this.store.get(this.#answerPlace(key));
      if (text === undefined) continue;
      const answer = JSON.parse(text) as Answer;
      return {
        ...answer,
        diagnostics: rename(answer.diagnostics, (it) => sources[Number(it)]?.name),
        sources,
      };
    }
    return undefined;
  }

  /** Keeps an answer; `asked` is what was looked for, in order. */
  put(request: DerivativeRequest, entry: Source, asked: readonly Asked[], answer: Answer): void {
    const sources: Source[] = [entry];
    const numbered = asked.map(({ name, from, found, listed }): AskedName => {
      const number = sources.findIndex((it) => it.name === from);
      return [name, number, numberOf(found, sources), listed?.join(' ') ?? hashOf(found)];
    });
    // Where the files lie is not content: messages name them by their numbers.
    const indices = new Map(sources.map((it, index) => [it.name, String(index)]));
    const diagnostics = rename(answer.diagnostics, (it) => indices.get(it));
    this.store.put(this.#answerPlace(answer.key), JSON.stringify({ ...answer, diagnostics }));
    const finding = { asked: numbered, key: answer.key };
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

/** The files that are found where they are looked for once more; undefined where these are others than before. */
function findAgain(entry: Source, asked: readonly AskedName[], finder: Finder): Source[] | undefined {
  const sources = [entry];
  for (const [name, from, number, content] of asked) {
    const path = sources[from]?.name;
    if (path === undefined) return undefined;
    if (name.includes('*')) {
      if (finder.list(name, path).join(' ') !== content) return undefined;
      continue;
    }
    const found = finder.find(name, path);
    if (numberOf(found, sources) !== number || hashOf(found) !== content) return undefined;
  }
  return sources;
}

/** The number of a file among those found so far, which it joins if it is new. */
function numberOf(found: Source | undefined, sources: Source[]): number | null {
  if (found === undefined) return null;
  const known = sources.findIndex((it) => it.name === found.name);
  return known === -1 ? sources.push(found) - 1 : known;
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
