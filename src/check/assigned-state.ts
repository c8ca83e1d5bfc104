import { ForkedMap } from '../analysis/reading/forked-map.js';
import type { Statement } from '../matlab/ast.js';
import { Fact, type FactSubject } from './fact.js';
import type { Work } from './work.js';

/** The statement on whose ways a variable has a value or not. */
export interface Cause {
  readonly kind: 'if' | 'switch' | 'loop' | 'try' | 'function';
  readonly start: number;
  /** The statement, where conditions on variables that it gives values to may tell which way was gone. */
  readonly decision?: Statement;
}

/** A variable that may have no value. */
export interface Unset {
  /** It has one where all facts of one of these hold. */
  readonly guards: readonly Guard[];
  /** Undefined if it has none on any way. */
  readonly cause: Cause | undefined;
}

type Guard = readonly Fact[];

/** Of more guards, and of guards of more facts, those that are left give more warnings, not fewer. */
const mostGuards = 8;
const mostFacts = 3;

/** Which variables may have no value at a point of a function, and what is known there. */
export class AssignedState {
  #unset: ForkedMap<Unset>;
  #facts: ReadonlyMap<string, Fact> = new Map();

  #size: number;

  constructor(
    names: ReadonlySet<string>,
    readonly work: Work,
  ) {
    this.#size = names.size;
    this.#unset = new ForkedMap([...names].map((it) => [it, { guards: [], cause: undefined }]));
  }

  copy(): AssignedState {
    const copy = new AssignedState(new Set(), this.work);
    copy.#size = this.#size;
    copy.#unset = this.#unset.copy();
    copy.#facts = this.#facts;
    return copy;
  }

  unset(name: string): Unset | undefined {
    return this.#unset.get(name);
  }

  /** A variable gets a value; nothing is known any more that was about the one before. */
  assign(name: string, facts: readonly Fact[] = []): void {
    this.#unset.delete(name);
    this.#change(name, () => undefined);
    this.learn(facts);
  }

  /** A number is added to a variable: what is known of it is so of the sum. */
  add(name: string, { subject }: FactSubject, number: number): void {
    this.#unset.delete(name);
    this.#change(name, ({ about, relation, value }) =>
      about.subject === subject && typeof value === 'number'
        ? new Fact(about, relation, value + number)
        : undefined,
    );
  }

  /** Puts others in the place of the facts about a variable, or none. */
  #change(name: string, instead: (fact: Fact) => Fact | undefined): void {
    const isAbout = (it: Fact): boolean => it.about.names.includes(name);
    const changed = (it: Fact): Fact | undefined => (isAbout(it) ? instead(it) : it);
    this.work.add(this.#facts.size + this.#size);
    const known = [...this.#facts.values()];
    if (known.some(isAbout))
      this.#facts = new Map(known.flatMap((it) => changed(it) ?? []).map((it) => [it.key, it] as const));
    for (const [other, { guards, cause }] of this.#unset) {
      if (!guards.some((guard) => guard.some(isAbout))) continue;
      const kept = guards.map((guard) => guard.flatMap((it) => changed(it) ?? []));
      this.#unset.set(other, { guards: kept.filter((it, at) => it.length === guards[at]?.length), cause });
    }
  }

  /** Takes note of what holds; false if that cannot be, with what is known already: nobody comes here. */
  learn(facts: readonly Fact[] | undefined): boolean {
    if (facts === undefined) return false;
    const given = facts.filter((it) => !this.#facts.has(it.key));
    if (given.length === 0) return true;
    this.work.add(given.length * (10 + this.#facts.size) + this.#size);
    if (this.work.isTooMuch) return false;
    const found = [...given, ...this.#tightened(given)];
    for (const it of found) {
      for (const known of this.#facts.values()) if (known.excludes(it)) return false;
    }
    for (const { existing } of found) if (existing !== undefined) this.#unset.delete(existing);
    this.#facts = new Map([...this.#facts, ...found.map((it) => [it.key, it] as const)]);
    for (const [name, { guards }] of this.#unset) {
      const isMet = (guard: Guard): boolean =>
        guard.some((it) => found.some((one) => one.implies(it))) && guard.every((it) => this.#knows(it));
      if (guards.some(isMet)) this.#unset.delete(name);
    }
    return true;
  }

  /** The facts on counts where an end of their range is left out: from `n >= 1` and `n ~= 1` that `n >= 2`. */
  #tightened(found: readonly Fact[]): Fact[] {
    const tighter: Fact[] = [];
    for (const { about } of found) {
      if (about.isCount !== true) continue;
      const known = [...this.#facts.values(), ...found].filter((it) => it.about.subject === about.subject);
      const left = known.filter((it) => it.relation === '~=').map(({ value }) => value);
      for (const { relation, value } of known) {
        if (typeof value !== 'number' || (relation !== '>=' && relation !== '<=')) continue;
        const step = relation === '>=' ? 1 : -1;
        let end = value;
        while (left.includes(end)) end += step;
        if (end !== value) tighter.push(new Fact(about, relation, end));
      }
    }
    return tighter;
  }

  /** Whether what is known here is about a variable of these: they may tell whether another one has a value. */
  knowsAbout(names: ReadonlySet<string>): boolean {
    return [...this.#facts.values()].some((it) => it.about.names.some((name) => names.has(name)));
  }

  /** Takes in another way to the same point; says whether less is known now. With `forgets`, what is known only gets less. */
  join(other: AssignedState, cause: Cause, forgets = false): boolean {
    let hasLess = false;
    this.work.add(this.#facts.size + other.#facts.size);
    const [own, its] = [this.#negations(other), other.#negations(this)];
    for (const name of this.#unset.differing(other.#unset)) {
      const [one, two] = [this.#unset.get(name), other.#unset.get(name)];
      if (one === two) continue;
      if (one === undefined || two === undefined) {
        const [known, more] = one === undefined ? [two, its] : [one, own];
        if (known === undefined) continue;
        const guards = reduced([...known.guards, ...more]);
        this.#unset.set(name, { guards, cause });
        if (one === undefined) hasLess = true;
        continue;
      }
      const guards = forgets ? [] : common([...one.guards, ...own], [...two.guards, ...its]);
      if (!one.guards.every((it) => isCovered(it, guards))) hasLess = true;
      this.#unset.set(name, { guards, cause: one.cause ?? two.cause });
    }
    const kept = new Map(
      [
        ...[...this.#facts.values()].filter((it) => other.#knows(it)),
        ...(forgets ? [] : [...other.#facts.values()].filter((it) => this.#knows(it))),
        ...(forgets ? [] : this.#ranges(other)),
      ].map((it) => [it.key, it]),
    );
    if ([...this.#facts.keys()].some((it) => !kept.has(it))) hasLess = true;
    this.#facts = kept;
    return hasLess;
  }

  /** The ranges of counts that hold both of what is known here and there. */
  #ranges(other: AssignedState): Fact[] {
    const ends = (state: AssignedState): Fact[] =>
      [...state.#facts.values()].filter(({ about, relation }) => about.isCount && relation !== '~=');
    const its = ends(other);
    if (its.length === 0) return [];
    return ends(this).flatMap((one) =>
      its.flatMap((of) => {
        if (of.about.subject !== one.about.subject) return [];
        const [a, b] = [Number(one.value), Number(of.value)];
        const all = [new Fact(one.about, '<=', Math.max(a, b)), new Fact(one.about, '>=', Math.min(a, b))];
        return all.filter((it) => one.implies(it) && of.implies(it));
      }),
    );
  }

  #knows(fact: Fact): boolean {
    return this.#facts.has(fact.key) || [...this.#facts.values()].some((it) => it.implies(fact));
  }

  /** Where one of these holds, nobody came this way: what the other way does not know, and does not hold. */
  #negations(other: AssignedState): Guard[] {
    return [...this.#facts.values()].filter((it) => !other.#facts.has(it.key)).map((it) => [it.negation]);
  }
}

/** Whether all facts of a guard hold only where those of one of others do. */
function isCovered(guard: Guard, by: readonly Guard[]): boolean {
  return by.some((other) => other.every((it) => guard.some((fact) => fact.implies(it))));
}

/** Guards where one of each of two lists holds. */
function common(one: readonly Guard[], other: readonly Guard[]): Guard[] {
  return reduced([
    ...one.filter((it) => isCovered(it, other)),
    ...other.filter((it) => isCovered(it, one)),
    ...one.flatMap((a) => other.map((b) => [...a, ...b])),
  ]);
}

/** Guards without those that others cover, or that cannot hold. */
function reduced(guards: readonly Guard[]): Guard[] {
  const kept: Guard[] = [];
  const short = guards
    .map((guard) => guard.filter((it, at) => guard.findIndex((fact) => fact.key === it.key) === at))
    .filter(
      (guard) => guard.length <= mostFacts && !guard.some((it) => guard.some((fact) => fact.excludes(it))),
    )
    .sort((one, other) => one.length - other.length);
  for (const it of short) {
    if (kept.length === mostGuards) break;
    if (!isCovered(it, kept)) kept.push(it);
  }
  return kept;
}
