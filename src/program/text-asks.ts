import type { NamingText } from '../analysis/reading/naming-texts.js';

/** The names that text may give to a call in a file. */
export interface TextAsk extends NamingText {
  /** The file that calls what text names. */
  readonly from: string;
}

/**
 * The names in the text of a program's files that its calls of text may get: what is given to a call where it stands is for
 * that alone, all else may reach any such call. Text is not looked for as long as there are no calls.
 */
export class TextAsks {
  readonly #waiting: (() => readonly NamingText[])[] = [];
  readonly #kept = new Map<string, NamingText>();
  readonly #callers: string[] = [];

  /** Takes a file; gives what is to be asked for now, in an order that is the same every time. */
  add(path: string, hasCalls: boolean, texts: () => readonly NamingText[]): readonly TextAsk[] {
    this.#waiting.push(texts);
    if (!hasCalls && this.#callers.length === 0) return [];
    const found = this.#waiting.splice(0).map((it) => it());
    const own = found.at(-1)?.filter((it) => it.givenTo !== undefined) ?? [];
    const added: NamingText[] = [];
    for (const it of found.flat()) {
      if (it.givenTo !== undefined || this.#kept.has(it.pattern)) continue;
      this.#kept.set(it.pattern, it);
      added.push(it);
    }
    const asks = this.#callers.flatMap((from) => added.map((it) => ({ ...it, from })));
    if (!hasCalls) return asks;
    this.#callers.push(path);
    return [...asks, ...[...own, ...this.#kept.values()].map((it) => ({ ...it, from: path }))];
  }
}
