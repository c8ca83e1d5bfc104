/**
 * A size along one dimension, or another whole number, as far as it is known: a sum of whole multiples of atoms and a
 * constant. Atoms stand for numbers that are not known, such as the rows of a parameter; equal text means equal number.
 * Atoms of sizes begin with `#`, those of sizes that are at least one with `#+`.
 */
export class Dimension {
  static readonly zero = new Dimension(0, new Map());
  static readonly one = new Dimension(1, new Map());
  readonly key: string;

  private constructor(
    readonly constant: number,
    readonly terms: ReadonlyMap<string, number>,
    /** The least values of some of the atoms. */
    readonly floors: ReadonlyMap<string, Dimension> = new Map(),
  ) {
    const names = [...terms.keys()].sort();
    this.key = [...names.map((name) => `${terms.get(name) ?? 0}*${name}`), constant].join('+');
  }

  static of(constant: number): Dimension {
    return new Dimension(constant, new Map());
  }

  static atom(name: string): Dimension {
    return new Dimension(0, new Map([[name, 1]]));
  }

  /** The first number of what has a name: of a scalar, the one that it is. */
  static number(name: string, mayBeText = false): Dimension {
    return Dimension.atom(`v:${mayBeText ? 't:' : ''}${name}`);
  }

  /** Whether it may be the first character of text, which names a class where a size may stand. */
  get mayBeText(): boolean {
    return this.atom?.startsWith('v:t:') === true;
  }

  /**
   * The value of a formula that adds up to a dimension in exact numbers, where arithmetic of whole numbers stops at zero.
   */
  static stopped(formula: string, exact: Dimension): Dimension {
    const atom = `v:${formula}`;
    return new Dimension(0, new Map([[atom, 1]]), new Map([...exact.floors, [atom, exact]]));
  }

  /** The dimension itself if it cannot be negative, otherwise what is left of it above zero. */
  static atLeastZero(it: Dimension): Dimension {
    if (it.isNonNegative) return it;
    if (it.isConstant) return Dimension.zero;
    const atom = `max0(${it.key})`;
    return new Dimension(0, new Map([[atom, 1]]), new Map([...it.floors, [atom, it]]));
  }

  /** The size that is this one or another. `name` stands for this place only. */
  joined(other: Dimension, name: string): Dimension {
    if (this.equals(other)) return this;
    const [plain, otherPlain] = [withoutMarks(this), withoutMarks(other)];
    return plain.equals(otherPlain) ? plain : Dimension.size(name, this.isPositive && other.isPositive);
  }

  get isConstant(): boolean {
    return this.terms.size === 0;
  }

  /** Whether it is the constant one. */
  get isOne(): boolean {
    return this.isConstant && this.constant === 1;
  }

  /** Something unknown that is a size. */
  static size(name: string, isPositive = false): Dimension {
    return Dimension.atom(`${isPositive ? '#+' : '#'}${name}`);
  }

  /** Whether it cannot be negative: sizes (atoms that begin with `#`) and `max0` never are. */
  get isNonNegative(): boolean {
    if (this.#hasNothingNegative) return true;
    const floor = this.#floor;
    return !floor.equals(this) && floor.isNonNegative;
  }

  /** Whether it may be of a class of whole numbers, or of more than one element, or of none: that is what has a name. */
  get isNamed(): boolean {
    return [...this.terms.keys()].some((name) => name.startsWith('v:') || name.endsWith(':iteration'));
  }

  /** Whether it is made of nothing but sizes. */
  get isSize(): boolean {
    return [...this.terms.keys()].every((name) => name.startsWith('#'));
  }

  /** Whether nothing is taken away in it. */
  get isSum(): boolean {
    return this.constant >= 0 && [...this.terms.values()].every((factor) => factor > 0);
  }

  get #hasNothingNegative(): boolean {
    let least = this.constant;
    for (const [name, factor] of this.terms) {
      if (factor < 0 || !/^(?:#|max0|b\{)/.test(name)) return false;
      if (name.startsWith('#+')) least += factor;
    }
    return least >= 0;
  }

  /** Something that it is at least, of atoms without floors as far as these are added. */
  get #floor(): Dimension {
    const added = [...this.floors].filter(([name]) => (this.terms.get(name) ?? 0) > 0);
    return this.replaced(new Map(added));
  }

  /** Whether it is known to be at least one. */
  get isPositive(): boolean {
    return this.minus(Dimension.one).isNonNegative;
  }

  /** The name of the atom that it is, if it is just that. */
  get atom(): string | undefined {
    const [first, ...others] = this.terms;
    return this.constant === 0 && first?.[1] === 1 && others.length === 0 ? first[0] : undefined;
  }

  equals(other: Dimension): boolean {
    return this.key === other.key;
  }

  plus(other: Dimension): Dimension {
    const terms = new Map(this.terms);
    for (const [name, factor] of other.terms) {
      const sum = (terms.get(name) ?? 0) + factor;
      if (sum === 0) terms.delete(name);
      else terms.set(name, sum);
    }
    const floors = other.floors.size === 0 ? this.floors : new Map([...this.floors, ...other.floors]);
    return new Dimension(this.constant + other.constant, terms, floors);
  }

  times(factor: number): Dimension {
    if (factor === 0) return Dimension.zero;
    return new Dimension(
      this.constant * factor,
      new Map([...this.terms].map(([name, it]) => [name, it * factor])),
      this.floors,
    );
  }

  minus(other: Dimension): Dimension {
    return this.plus(other.times(-1));
  }

  /** The dimension by what atoms have turned out to be. */
  replaced(atoms: ReadonlyMap<string, Dimension>): Dimension {
    return withOthers(this, (name) => atoms.get(name) ?? stoppedAs(this, name, (it) => it.replaced(atoms)));
  }

  /** The dimension by other atoms; undefined where one of its own stands for nothing there. */
  translated(atoms: ReadonlyMap<string, Dimension>): Dimension | undefined {
    const others = new Map<string, Dimension>();
    for (const name of this.terms.keys()) {
      const other = atoms.get(name) ?? stoppedAs(this, name, (it) => it.translated(atoms));
      if (other === undefined) return undefined;
      others.set(name, other);
    }
    return withOthers(this, (name) => others.get(name));
  }

  /** One of its atoms alone. */
  only(name: string): Dimension {
    return new Dimension(0, new Map([[name, 1]]), this.floors);
  }

  /** The product, if one factor is a constant. */
  product(other: Dimension): Dimension | undefined {
    if (other.isConstant) return this.times(other.constant);
    return this.isConstant ? other.times(this.constant) : undefined;
  }
}

/** An atom of a dimension by what it is at least zero of, if that changes. */
function stoppedAs(
  it: Dimension,
  name: string,
  change: (exact: Dimension) => Dimension | undefined,
): Dimension | undefined {
  const exact = name.startsWith('max0(') ? it.floors.get(name) : undefined;
  const now = exact && change(exact);
  return now === undefined || now === exact ? undefined : Dimension.atLeastZero(now);
}

/** A dimension by what its atoms are now; itself, if none has changed. */
function withOthers(it: Dimension, otherOf: (name: string) => Dimension | undefined): Dimension {
  let sum = Dimension.of(it.constant);
  let isSame = true;
  for (const [name, factor] of it.terms) {
    const other = otherOf(name);
    if (other !== undefined) isSame = false;
    sum = sum.plus((other ?? it.only(name)).times(factor));
  }
  return isSame ? it : sum;
}

/** The same number, if nothing tells that sizes are at least one. */
function withoutMarks(it: Dimension): Dimension {
  const marked = [...it.terms.keys()].filter((name) => name.startsWith('#+'));
  return it.replaced(new Map(marked.map((name) => [name, Dimension.size(name.slice(2))])));
}
