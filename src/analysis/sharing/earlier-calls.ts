import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import {
  annotate,
  annotation,
  annotationNumbers,
  child,
  children,
  functionsOf,
  holds,
  placeOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { keysOf } from '../names/names.js';
import { cacheOfLastCall, type CacheContext, type LastCall } from './last-call.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';

/**
 * Finds memories of results: persistent and global variables that hold active values of earlier calls, and are taken
 * where their keys equal something that depends on the independents. For the run that is a constant, whose derivative
 * is zero; the function that is meant depends on the independents as much as at first. Reports them (E313). A function that is
 * the same without asking for its last call is not: `ada:decided` says that it is never asked, or always missed.
 *
 * Dependences are found without regard to the order of statements, through text too, as keys are made of it.
 */
export const earlierCalls: Analysis = {
  name: 'earlier-calls',
  needs: ['ada:active', 'ada:active-inputs', 'ada:container', 'ada:is', 'ada:made'],
  reads: ['ada:first', 'ada:shape'],
  adds: ['ada:decided'],
  writes: ['ada:made'],
  goesWith: ['check-calls'],
  mayReport: true,
  run(root, { options, rules, report }) {
    const units = functionsOf(root);
    const holders = new Set(units.filter(isHolder).map(functionName));
    if (holders.size === 0) return;
    const memories = units.map((it) => new Memory(it));
    const byName = new Map(memories.map((it) => [functionName(it.unit), it]));
    byName.get(options['entry'] ?? '')?.begin(holders);
    while (memories.some((it) => it.isChanged())) for (const it of memories) it.spread(byName);
    if (!memories.some((it) => it.keepsActive())) return;
    const pure = new Set<string>();
    const cacheOf = (it: Memory): LastCall | undefined => {
      if (pure.has(functionName(it.unit))) return undefined;
      const isEntry = functionName(it.unit) === options['entry'];
      const found = cacheOfLastCall(it.unit, { root, rules, holders, pure, ...it.told(isEntry) });
      return found !== undefined && it.comparison(found.branch) === undefined ? found : undefined;
    };
    const asking = memories.filter((it) => it.comparison() !== undefined);
    for (let size = -1; size !== pure.size;) {
      size = pure.size;
      for (const it of asking) {
        const found = cacheOf(it);
        if (found === undefined) continue;
        leaveHitOut(it.unit, found);
        pure.add(functionName(it.unit));
      }
    }
    for (const it of asking) {
      const found = it.comparison();
      if (found !== undefined && !pure.has(functionName(it.unit)))
        report(diagnostic('E313', placeOf(found.at), { name: found.name, function: functionName(it.unit) }));
    }
  },
};

/** Has a function compute what it might have kept. */
function leaveHitOut(unit: XmlElement, { branch, hit }: LastCall): void {
  annotate(branch, 'decided', hit ? 'never' : 'always');
  if (annotation(unit, 'made') === undefined) annotate(unit, 'made', 'changed');
}

/** Whether a function holds a variable between calls (see `sharing`); those of constants are given nothing. */
function isHolder(unit: XmlElement): boolean {
  if (keysOf(unit, 'param-list').length === 0) return false;
  return children(bodyOf(unit)).some((it) => ['global', 'persistent'].includes(it.localName));
}

/** Functions that tell whether something is the same as, or among, something else. */
const equalities: ReadonlySet<string> = new Set([
  ...['eq', 'ne', 'isequal', 'isequaln', 'strcmp', 'strcmpi', 'ismember', 'isfield'],
  ...['isKey', 'intersect', 'setdiff'],
]);

/** Functions that tell how far apart two things are. */
const distances: ReadonlySet<string> = new Set(['abs', 'norm', 'max', 'sumsq']);

/** Functions whose answers do not depend on values. */
const askingSizes: ReadonlySet<string> = new Set([
  ...['size', 'numel', 'length', 'rows', 'columns', 'ndims', 'class', 'isempty', 'size_equal', 'isa'],
]);

/** Numbers up to which a difference stands for none. */
const closeness = 1e-6;

class Memory {
  /** Variables that may hold what an earlier call left. */
  readonly #kept = new Set<string>();
  /** Variables that depend on independents. */
  readonly #fresh = new Set<string>();
  readonly #active = new Set<string>();
  #changed = true;

  constructor(readonly unit: XmlElement) {
    const given = keysOf(unit, 'param-list');
    for (const index of annotationNumbers(unit, 'active-inputs')) this.#fresh.add(given[index - 1] ?? '');
    walk(bodyOf(unit), (it) => {
      if (it.localName === 'var' && annotation(it, 'active') !== undefined) this.#active.add(variableKey(it));
      return undefined;
    });
    for (const key of this.#active) this.#fresh.add(key);
  }

  /** Takes what the entry is given by holders, but what it does not look at before it sets it. */
  begin(holders: ReadonlySet<string>): void {
    const statements = children(bodyOf(this.unit));
    statements.forEach((it, index) => {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      const [target] = value?.localName === 'call' && holders.has(calleeName(value)) ? targetsOf(it) : [];
      if (target === undefined) return;
      const next = statements.slice(index + 1).find((other) => mentions(other, new Set([target.key])));
      if (next !== undefined && !sets(next, target.key)) this.#kept.add(target.key);
    });
  }

  /** Whether anything is known that has not been followed. */
  isChanged(): boolean {
    return this.#changed;
  }

  /** Follows values through the statements of the function and into what it calls. */
  spread(units: ReadonlyMap<string, Memory>): void {
    this.#changed = false;
    walk(bodyOf(this.unit), (it) => {
      if (it.localName === 'call') this.#call(it, units);
      if (!isAssignment(it)) return undefined;
      const value = valueOf(it);
      const callee = value?.localName === 'call' ? units.get(calleeName(value)) : undefined;
      for (const { key, position } of targetsOf(it)) {
        if (callee === undefined ? this.#isKept(value) : callee.#givesKept(position))
          this.#add(this.#kept, key);
        if (value !== undefined && mentions(value, this.#fresh)) this.#add(this.#fresh, key);
      }
      return undefined;
    });
  }

  /** Whether an active variable may hold what an earlier call left, or what is computed of it. */
  keepsActive(): boolean {
    if ([...this.#kept].some((it) => this.#active.has(it))) return true;
    const old = new Set([...this.#kept].filter((it) => this.#fresh.has(it)));
    for (let size = 0; size !== old.size;) {
      size = old.size;
      walk(bodyOf(this.unit), (it) => {
        const value = isAssignment(it) ? valueOf(it) : undefined;
        if (value !== undefined && mentions(value, old)) for (const { key } of targetsOf(it)) old.add(key);
        return undefined;
      });
    }
    return [...old].some((it) => this.#active.has(it));
  }

  /**
   * The first comparison of what was kept with what depends on independents, and the variable that holds it; not in the
   * condition of the branch that is told.
   */
  comparison(without?: XmlElement): { readonly name: string; readonly at: XmlElement } | undefined {
    const fresh = new Set([...this.#fresh].filter((it) => !this.#kept.has(it)));
    let found: { name: string; at: XmlElement } | undefined;
    walk(bodyOf(this.unit), (it) => {
      if (without !== undefined && it === children(without)[0]) return false;
      const name = comparesForEquality(it) ? mentioned(it, this.#kept) : undefined;
      if (name !== undefined && mentions(it, fresh)) found ??= { name, at: beginningOf(it) };
      return undefined;
    });
    return found;
  }

  /** Variables that may hold what an earlier call left, and parameters that may be others in the next call. */
  told(isEntry: boolean): Pick<CacheContext, 'kept' | 'parameters'> {
    const given = keysOf(this.unit, 'param-list').filter((it) => !this.#kept.has(it));
    // A user who differentiates by one parameter keeps the others.
    return { kept: this.#kept, parameters: isEntry ? given.filter((it) => this.#fresh.has(it)) : given };
  }

  #call(call: XmlElement, units: ReadonlyMap<string, Memory>): void {
    const callee = units.get(calleeName(call));
    if (callee === undefined || annotation(call, 'is') !== 'user') return;
    const parameters = keysOf(callee.unit, 'param-list');
    argumentsOf(call).forEach((it, index) => {
      const parameter = parameters[Math.min(index, parameters.length - 1)] ?? '';
      if (this.#isKept(it)) callee.#add(callee.#kept, parameter);
      if (mentions(it, this.#fresh)) callee.#add(callee.#fresh, parameter);
    });
  }

  #add(set: Set<string>, key: string): void {
    if (set.has(key)) return;
    set.add(key);
    this.#changed = true;
  }

  #givesKept(position: number): boolean {
    return this.#kept.has(keysOf(this.unit, 'outvars')[position] ?? '');
  }

  /** Whether a value is what was kept, or a part of it. */
  #isKept(value: XmlElement | undefined): boolean {
    const variable = value !== undefined && isStorage(value) ? principalVariable(value) : undefined;
    return variable !== undefined && this.#kept.has(variableKey(variable));
  }
}

/** Whether a statement gives the whole variable a value that does not depend on it. */
function sets(statement: XmlElement, key: string): boolean {
  const value = isAssignment(statement) ? valueOf(statement) : undefined;
  const isTarget = value !== undefined && targetsOf(statement).some((it) => it.key === key && !it.partial);
  return isTarget && !mentions(value, new Set([key]));
}

/** Whether an expression tells whether things are the same, or so close that they are taken for the same. */
function comparesForEquality(it: XmlElement): boolean {
  if (it.localName === 'call') return equalities.has(calleeName(it));
  if (it.localName !== 'binary') return false;
  const op = it.getAttribute('op');
  if (op === '==' || op === '~=') return true;
  const sides = ['<', '<=', '>', '>='].includes(op) ? children(it) : [];
  return sides.some(isSmall) && sides.some((side) => holds(side, isDistance));
}

/** The first part of an expression of which the place is known: operators have none. */
function beginningOf(expression: XmlElement): XmlElement {
  let found: XmlElement | undefined;
  walk(expression, (it) => {
    if (it.getAttribute('at') !== '') found ??= it;
    return undefined;
  });
  return found ?? expression;
}

function isDistance(it: XmlElement): boolean {
  return (
    it.localName === 'call' &&
    distances.has(calleeName(it)) &&
    holds(it, (part) => part.localName === 'binary' && part.getAttribute('op') === '-')
  );
}

function isSmall(it: XmlElement): boolean {
  const isNumber = it.localName === 'literal' && Number(it.textContent) <= closeness;
  return isNumber || holds(it, (part) => child(part, 'id')?.textContent === 'eps');
}

/** The first of some variables that the value of an expression, or a statement, depends on. */
function mentioned(element: XmlElement, keys: ReadonlySet<string>): string | undefined {
  let found: string | undefined;
  walk(element, (it) => {
    if (it.localName === 'call' && askingSizes.has(calleeName(it))) return false;
    if (it.localName === 'var' && keys.has(variableKey(it))) found ??= variableKey(it);
    return undefined;
  });
  return found;
}

function mentions(element: XmlElement, keys: ReadonlySet<string>): boolean {
  return mentioned(element, keys) !== undefined;
}
