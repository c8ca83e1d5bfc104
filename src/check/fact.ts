/** How something compares with a number or a text. */
export type Relation = '==' | '~=' | '<' | '<=' | '>' | '>=';

const negations: Readonly<Record<Relation, Relation>> = {
  '==': '~=',
  '~=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** The subject of a fact, besides. */
export interface FactSubject {
  /** The expression, as text. */
  readonly subject: string;
  /** The variables in it: an assignment to one of them ends the fact. */
  readonly names: readonly string[];
  /** For whether a variable is there: its name. */
  readonly exists?: string;
  /** Whether it is a whole number. */
  readonly isCount?: boolean;
}

/**
 * Something that holds on a way through a program, as a condition has said it or an assignment has made it: how an
 * expression compares with a number or a text. That NaN compares in no way is left out of account.
 */
export class Fact {
  readonly key: string;
  #negation: Fact | undefined;

  constructor(
    readonly about: FactSubject,
    readonly relation: Relation,
    readonly value: number | string,
  ) {
    this.key = `${about.subject} ${relation} ${JSON.stringify(value)}${String(value)}`;
  }

  get negation(): Fact {
    return (this.#negation ??= new Fact(this.about, negations[this.relation], this.value));
  }

  /** The variable that is there if this holds. */
  get existing(): string | undefined {
    const { exists } = this.about;
    return exists !== undefined && this.implies(new Fact(this.about, '~=', 0)) ? exists : undefined;
  }

  /** Whether this cannot hold without the other. */
  implies(other: Fact): boolean {
    if (this.key === other.key) return true;
    if (this.about.subject !== other.about.subject) return false;
    if (this.relation === '==') return compares(this.value, other.relation, other.value);
    if (typeof this.value !== 'number' || typeof other.value !== 'number') return false;
    const [a, b] = [this.value, other.value];
    switch (`${this.relation}${other.relation}`) {
      case '>>':
      case '>>=':
      case '>~=':
      case '>=>=':
        return a >= b;
      case '>=>':
      case '>=~=':
        return a > b;
      case '<<':
      case '<<=':
      case '<~=':
      case '<=<=':
        return a <= b;
      case '<=<':
      case '<=~=':
        return a < b;
      default:
        return false;
    }
  }

  /** Whether both cannot hold. */
  excludes(other: Fact): boolean {
    return (
      this.about.subject === other.about.subject &&
      (this.implies(other.negation) || other.implies(this.negation))
    );
  }
}

function compares(one: number | string, relation: Relation, other: number | string): boolean {
  if (typeof one !== typeof other) return false;
  switch (relation) {
    case '==':
      return one === other;
    case '~=':
      return one !== other;
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
  }
}
