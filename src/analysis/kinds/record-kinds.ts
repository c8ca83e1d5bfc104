import { elementOf, fieldsOf, isArray, isList, isRecord, isScalar, shapeOf, type Kind } from './kind.js';

/** Numbers the kinds of what containers hold, and says kinds in the words of annotations. */
export class RecordKinds {
  readonly #numbers = new Map<Kind, number>();

  /** Words for a kind: what its C type depends on, and the shape that is checked at run time. */
  say(kind: Kind): string {
    if (kind === 'B' || kind === 'I') return 'integer';
    if (kind === 'S') return 'scalar';
    if (isArray(kind)) return { C: 'column', R: 'row' }[shapeOf(kind)] ?? 'matrix';
    if (isList(kind)) return `list ${this.number(elementOf(kind))}`;
    if (isRecord(kind)) return `record ${this.number(kind)}`;
    return kind === 'T' ? 'text' : 'none';
  }

  /** The kinds with numbers, as `2=scalar;3=record:scalar,list 2`: what a kind needs stands before it. */
  get text(): string {
    return [...this.#numbers]
      .sort(([, one], [, other]) => one - other)
      .map(([kind, number]) => {
        const fields = isRecord(kind)
          ? `record:${fieldsOf(kind)
              .map((it) => this.say(it))
              .join(',')}`
          : this.say(kind);
        return `${number}=${fields}`;
      })
      .join(';');
  }

  private number(kind: Kind): number {
    const known = this.#numbers.get(kind);
    if (known !== undefined) return known;
    // Parts first: their numbers are smaller.
    if (isRecord(kind)) for (const it of fieldsOf(kind)) this.say(it);
    else if (!isScalar(kind)) this.say(kind);
    const number = this.#numbers.size + 1;
    this.#numbers.set(kind, number);
    return number;
  }
}
