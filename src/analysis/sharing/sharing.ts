import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, child, children, functionsOf, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { annotateList } from '../reading/annotate-list.js';
import { isAssigned } from '../reading/assignment.js';
import { annotateArgumentChecks } from './argument-checks.js';
import { countedLate } from './counted-late.js';
import { countersIn, type Counter } from './counters.js';
import { declarationOf } from './declaration-of.js';
import { functionName } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { guardedScopes } from './guarded-scopes.js';
import { isConstant } from '../reading/is-constant.js';
import { isSettled } from './is-settled.js';
import { keepsValue } from './keeps-value.js';
import { annotateCount, counters, counts, countsOf } from './output-counts.js';
import { ownerOf } from './owner-of.js';
import { reachedByText, type ReachedByText } from './reached-by-text.js';
import { annotateSharedCalls, type CallFacts } from './shared-calls.js';
import { SharedHandles } from './shared-handles.js';
import type { Need, Shared } from './shared-variable.js';
import { usesUnseen } from './uses-unseen.js';
import { scopesOf, type Scope } from './scopes.js';

/**
 * Variables that functions share (global ones, persistent ones, those of nested functions) become parameters and outputs
 * of all functions that use them, be it in functions that they call: what they carry is then seen by all that follows.
 * The entry gets global and persistent ones from functions that hold them, and puts them back. Globals that nobody
 * writes to are got where they are declared. Counts of outputs are passed on the same way.
 *
 * Writes `ada:shared-inputs` and `ada:shared-outputs` on functions and on names of called ones (names, or literals; they
 * stand in front of those of the source), `ada:value` (a name) on what is to be evaluated before its statement,
 * `ada:starts-empty`, `ada:loads`, `ada:saves` and `ada:within` (the name of what remains of a function when it is
 * wrapped) on functions, `ada:inner` on names of these, `ada:shares` on functions that declare, `ada:load` and `ada:holder`
 * (names of functions) on what they declare, `ada:gets` and `ada:puts` (the same) on reads and changes of what only
 * counts, `ada:given` (what stands for it) and `ada:less` (how much is counted too
 * much) on names, `ada:parameters` (names) on handles that take along what they share, `ada:guard` (the variable
 * of the error) on functions that give back the error that ends them and on their names at calls, there with `ada:held`
 * (variables of results), `ada:unnamed` (what they share) on functions that text must not name, `ada:strict` (variables that
 * are shared) on functions that call what text names, what argumentChecks writes, and `ada:called` on nested functions whose names others have. Reports calls of what changes
 * shared variables where they cannot be distinguished from what is evaluated around them (E311), and shared variables that
 * are others for a part of their function (E312).
 */
export const sharing: Analysis = {
  name: 'sharing',
  needs: ['ada:called', 'ada:composes', 'ada:caches'],
  reads: ['ada:brings', 'ada:checks', 'ada:is', 'ada:position', 'ada:renamed'],
  adds: [
    ...(['ada:asked', 'ada:given', 'ada:guard', 'ada:shares', 'ada:strict', 'ada:within'] as const),
    ...(['ada:brings', 'ada:checks', 'ada:holder', 'ada:position', 'ada:renamed', 'ada:unnamed'] as const),
    ...(['ada:gets', 'ada:held', 'ada:inner', 'ada:less', 'ada:loads', 'ada:saves', 'ada:value'] as const),
    ...(['ada:load', 'ada:puts'] as const),
    ...(['ada:parameters', 'ada:shared-inputs', 'ada:shared-outputs', 'ada:starts-empty'] as const),
  ],
  writes: ['ada:called'],
  mayReport: true,
  run(root, context) {
    const all = scopesOf(root);
    const users = new Set(functionsOf(root).map(functionName));
    const isFunction = (it: string): boolean => users.has(it) || context.rules.stateOf(it) !== undefined;
    for (const it of all) annotateArgumentChecks(it, isFunction);
    const isShared = all.some(
      (it) => it.declared.size > 0 || it.outer !== undefined || countsOf(it).length > 0,
    );
    if (isShared) new Sharing(root, all, context).run();
  },
};

class Sharing {
  readonly #needs = new Map<Scope, Map<string, Need>>();
  readonly #shared = new Map<string, Shared>();
  readonly #entry: Scope | undefined;
  readonly #reached: ReadonlySet<Scope>;
  readonly #byText: ReachedByText;
  /** Global variables that something writes to. */
  readonly #written = new Set<string>();
  /** Global variables that are not passed on. */
  readonly #counters = new Map<string, Counter>();
  readonly #names: FreshNames;
  /** Functions whose results are counted when it is known which functions handles stand for (`counted-calls`). */
  readonly #countedLater = new Set<Scope>();
  /** The parameters that counts are passed on in. */
  readonly #countParameters = new Map<string, string>();
  /** The names that variables have in functions that do not mention them. */
  readonly #carried = new Map<Scope, Map<string, string>>();

  constructor(
    root: XmlElement,
    readonly all: readonly Scope[],
    readonly context: AnalysisContext,
  ) {
    this.#entry = all.find((it) => it.outer === undefined && it.name === context.options['entry']) ?? all[0];
    this.#byText = reachedByText(root, all, this.#entry, context.rules);
    this.#reached = this.#byText.reached;
    this.#names = new FreshNames(root, context.rules);
  }

  run(): void {
    const entry = this.#entry;
    if (entry === undefined) return;
    for (const it of [...countedLate(this.#reached), ...this.#byText.named])
      if (this.#isOnlyCounted(it)) this.#countedLater.add(it);
    for (const it of countersIn(entry, this.#reached, this.context.rules)) this.#counters.set(it.name, it);
    for (const scope of this.#reached) {
      for (const name of scope.writes.keys()) {
        const isGlobal = declarationOf(ownerOf(scope, name), name) === 'global';
        if (isGlobal && !this.#counters.has(name)) this.#written.add(name);
      }
    }
    const handles = new SharedHandles(entry, this.#reached, {
      needs: (scope) => this.#orderedNeeds(scope),
      isSettled: (variable, scope, place) => this.#isSettled(variable, scope, place),
    });
    do {
      for (const scope of this.#reached) this.#needs.set(scope, this.#ownNeeds(scope));
      for (let changed = true; changed;) {
        changed = false;
        for (const scope of this.#reached) if (this.#inherit(scope, handles)) changed = true;
      }
    } while (handles.reject());
    // Their changes would be counted among the results.
    for (const it of this.#countedLater)
      if (this.#orderedNeeds(it).some(({ written }) => written)) this.#countedLater.delete(it);
    this.#nameNestedFunctions();
    const changes = (scope: Scope): boolean => this.#orderedNeeds(scope).some((it) => it.written);
    const guarded = guardedScopes(this.#reached, changes);
    // The name of the entry, and how it is called, stay what they are.
    if (guarded.has(entry)) guarded.clear();
    for (const { unit } of guarded) annotate(unit, 'guard', this.#names.fresh('problem'));
    const isWrapped = this.#isWrapped(entry);
    const within = isWrapped ? this.#names.numbered(entry.name) : undefined;
    for (const scope of this.#reached) {
      this.#checkDeclarations(scope);
      if (scope.declared.size > 0) annotate(scope.unit, 'shares', 'yes');
      annotateList(scope.unit, 'starts-empty', this.#startingEmpty(scope));
      if (scope !== entry || isWrapped) this.#annotateInterface(scope);
      else this.#annotateEntryCounts(scope);
      annotateSharedCalls(scope, this.#callFacts(scope, within, guarded, handles), this.context.report);
    }
    if (within !== undefined) annotate(entry.unit, 'within', within);
    if (within !== undefined) this.#checkWrapped(entry);
    this.#annotateHolders(entry);
    this.#annotateNamed();
    if (this.#seenGlobals.length > 0) this.#refuseForeign();
  }

  /** The written globals that are used in what does not only text call. */
  get #seenGlobals(): readonly string[] {
    const own = [...this.#byText.own];
    return [...this.#written].filter((name) => own.some((it) => declarationOf(it, name) === 'global'));
  }

  /** Text names no functions that take more than is given to them; what else it may call must not share what these do. */
  #annotateNamed(): void {
    const { own, named, calling } = this.#byText;
    const shared = new Set(this.#seenGlobals);
    for (const it of named) {
      const names = this.#orderedNeeds(it).map(({ variable }) => variable.name);
      annotateList(it.unit, 'unnamed', [...names, ...this.#countsOf(it)]);
      if (own.has(it)) for (const name of names) shared.add(name);
    }
    for (const it of calling) annotateList(it.unit, 'strict', [...shared]);
  }

  /** Whether a function asks for nothing but the number of its results. */
  #isOnlyCounted(scope: Scope): boolean {
    return scope !== this.#entry && countsOf(scope).join() === 'nargout';
  }

  #countsOf(scope: Scope): string[] {
    return this.#countedLater.has(scope) ? [] : countsOf(scope);
  }

  #ownNeeds(scope: Scope): Map<string, Need> {
    const needs = new Map<string, Need>();
    for (const name of scope.mentioned) {
      const variable = this.#sharedAs(scope, name);
      if (variable !== undefined) needs.set(variable.key, { variable, written: scope.writes.has(name) });
    }
    return needs;
  }

  /** The shared variable that a name means in a function, if it means one of another's. */
  #sharedAs(scope: Scope, name: string): Shared | undefined {
    const owner = ownerOf(scope, name);
    const declaration = declarationOf(owner, name);
    if (declaration === 'global' && this.#written.has(name)) return this.#share('global', name, undefined);
    if (declaration === 'persistent') return this.#share('persistent', name, owner);
    return owner === scope ? undefined : this.#share('nested', name, owner);
  }

  #share(kind: Shared['kind'], name: string, owner: Scope | undefined): Shared {
    const place = owner === undefined ? '' : String(this.all.indexOf(owner));
    const key = `${kind} ${name} ${place}`;
    const known = this.#shared.get(key) ?? { key, kind, name, owner };
    this.#shared.set(key, known);
    return known;
  }

  /** Takes over what called functions need; says whether that was anything new. */
  #inherit(scope: Scope, handles: SharedHandles): boolean {
    const needs = this.#needsOf(scope);
    let changed = false;
    for (const callee of [...scope.mentions.map((it) => it.callee), ...handles.relatives(scope)]) {
      for (const { variable, written } of this.#needsOf(callee).values()) {
        if (variable.kind === 'nested' && variable.owner === scope) continue;
        const known = needs.get(variable.key);
        if (known !== undefined && (known.written || !written)) continue;
        needs.set(variable.key, { variable, written });
        changed = true;
      }
    }
    return changed;
  }

  #needsOf(scope: Scope): Map<string, Need> {
    return this.#needs.get(scope) ?? new Map<string, Need>();
  }

  /** The needs of a function, in an order that is the same everywhere. */
  #orderedNeeds(scope: Scope): Need[] {
    const order = [...this.#shared.keys()];
    const place = (it: Need): number => order.indexOf(it.variable.key);
    return [...this.#needsOf(scope).values()].sort((one, other) => place(one) - place(other));
  }

  /** The name of a shared variable in a function. */
  #nameIn(scope: Scope, variable: Shared): string {
    const isMentioned = scope.mentioned.has(variable.name) || scope.interface.has(variable.name);
    if (variable.kind === 'nested' && variable.owner === scope) return variable.name;
    if (isMentioned && this.#sharedAs(scope, variable.name) === variable) return variable.name;
    const names = this.#carried.get(scope) ?? new Map<string, string>();
    this.#carried.set(scope, names);
    const known = names.get(variable.key);
    if (known !== undefined) return known;
    const isFree = !isMentioned && ![...names.values()].includes(variable.name);
    const name = isFree ? variable.name : this.#names.numbered(variable.name);
    names.set(variable.key, name);
    return name;
  }

  /** Whether the entry is called, and takes more than its caller gives: then it is a wrapper of that. */
  #isWrapped(entry: Scope): boolean {
    const isCalled = [...this.#reached].some((it) => it.mentions.some(({ callee }) => callee === entry));
    return isCalled && (this.#needsOf(entry).size > 0 || this.#countsOf(entry).length > 0);
  }

  /** Whoever wraps a function must know how many arguments there are. */
  #checkWrapped(entry: Scope): void {
    const counting = entry.foreign.find((it) => counts(it, 'nargin'));
    const several = ['varargin', 'varargout'].some((it) => entry.interface.has(it));
    if (counting === undefined && !several) return;
    this.#report('E312', counting ?? entry.unit, {
      name: entry.name,
      problem: 'calls itself, shares variables and takes any number of arguments',
      hint: 'let it call a function that does the work, with all arguments',
    });
  }

  #annotateInterface(scope: Scope): void {
    const counted = this.#countsOf(scope).map((name) => [name, this.#countParameter(name)] as const);
    for (const [name, parameter] of counted) annotateCount(scope, name, 'given', parameter);
    const needs = this.#orderedNeeds(scope);
    const nameOf = (it: Need): string => this.#nameIn(scope, it.variable);
    const inputs = [...counted.map(([, parameter]) => parameter), ...needs.map(nameOf)];
    const outputs = needs.filter((it) => it.written).map(nameOf);
    annotateList(scope.unit, 'shared-inputs', inputs);
    annotateList(scope.unit, 'shared-outputs', outputs);
    if (inputs.length > 0) annotateCount(scope, 'nargin', 'less', String(inputs.length));
  }

  #countParameter(counter: string): string {
    const known = this.#countParameters.get(counter) ?? this.#names.fresh(counters.get(counter) ?? counter);
    this.#countParameters.set(counter, known);
    return known;
  }

  /** Whoever asks for a derivative gets all results that it has. */
  #annotateEntryCounts(entry: Scope): void {
    const outputs = children(child(entry.unit, 'outvars') ?? entry.unit).length;
    // How many extra outputs are asked for, the caller of the derivative says by their seed.
    if (entry.interface.has('varargout')) return;
    for (const name of counters.keys()) annotateCount(entry, name, 'given', String(outputs));
  }

  /** The variables of a function that others share and that may have no value yet when they are called. */
  #startingEmpty(scope: Scope): string[] {
    const parameters = children(child(scope.unit, 'param-list') ?? scope.unit);
    const given = new Set(parameters.map((it) => it.textContent));
    const shared = [...this.#shared.values()].filter((it) => it.kind === 'nested' && it.owner === scope);
    return shared
      .map((it) => it.name)
      .filter((name) => !given.has(name) && this.#isCalledBefore(scope, name));
  }

  /** Whether one that shares the variable may be called before the variable has a value. */
  #isCalledBefore(scope: Scope, name: string): boolean {
    const sharing = new Set<XmlElement>();
    for (const { element, callee } of scope.mentions) {
      const needs = [...this.#needsOf(callee).values()];
      if (needs.some(({ variable }) => variable.owner === scope && variable.name === name))
        sharing.add(element);
    }
    for (const statement of children(bodyOf(scope))) {
      const [target] = children(statement);
      const isValue = statement.getAttribute('op') === '=' && isAssigned(statement);
      if (holdsAny(statement, sharing)) return true;
      if (isValue && target?.localName === 'var' && target.textContent === name) return false;
    }
    return false;
  }

  #callFacts(
    scope: Scope,
    within: string | undefined,
    guarded: ReadonlySet<Scope>,
    handles: SharedHandles,
  ): CallFacts {
    const all = [...scope.mentions, ...handles.callsIn(scope)];
    const callees = new Map(all.map(({ element, callee }) => [element, callee]));
    return {
      callee: (name) => callees.get(name),
      inputs: (callee) => this.#orderedNeeds(callee).map((it) => this.#nameIn(scope, it.variable)),
      outputs: (callee) =>
        this.#orderedNeeds(callee)
          .filter((it) => it.written)
          .map((it) => this.#nameIn(scope, it.variable)),
      counts: (callee) => this.#countsOf(callee),
      inner: (callee) => (callee === this.#entry ? within : undefined),
      numbered: (base) => this.#names.numbered(base),
      isGuarded: (callee) => guarded.has(callee),
      isHandedOn: (callee) => handles.isHandedOn(callee),
      isSettled: (callee, place) =>
        this.#orderedNeeds(callee).every(({ variable }) => this.#isSettled(variable, scope, place)),
    };
  }

  /**
   * Whether a shared variable keeps its value behind a place in a function: one of nested functions, or a global one that
   * only the entry writes to, which nothing calls again.
   */
  #isSettled({ kind, name, owner }: Shared, scope: Scope, place: XmlElement): boolean {
    if (kind === 'nested') return keepsValue({ owner: owner!, name }, scope, place, this.all);
    const writers = this.all.filter(
      (it) => it.writes.has(name) && declarationOf(ownerOf(it, name), name) === 'global',
    );
    const holder = this.#entry;
    if (kind === 'persistent' || holder !== scope || writers.some((it) => it !== holder)) return false;
    const isCalledAgain = this.all.some(({ mentions }) => mentions.some(({ callee }) => callee === holder));
    return !isCalledAgain && isSettled(holder.writes.get(name) ?? [], place, bodyOf(holder));
  }

  /** Nested functions stand beside all others in the end: those whose names are taken get others. */
  #nameNestedFunctions(): void {
    const names = new Set(this.all.filter((it) => it.outer === undefined).map((it) => it.name));
    for (const scope of this.all) {
      if (scope.outer === undefined) continue;
      if (!names.has(scope.name)) {
        names.add(scope.name);
        continue;
      }
      const name = this.#names.numbered(scope.name);
      annotate(scope.unit, 'called', name);
      for (const { mentions } of this.all) {
        for (const { element, callee } of mentions) if (callee === scope) annotate(element, 'called', name);
      }
    }
  }

  /** A declaration must stand before all that writes to what it declares: before, that is another variable. */
  #checkDeclarations(scope: Scope): void {
    for (const [name, declarations] of scope.declared) {
      const kind = declarations[0]?.parentNode?.localName ?? '';
      const lists = declarations.map((it) => it.parentNode as XmlElement);
      const early = (scope.writes.get(name) ?? []).find((it) => !lists.some((list) => isBehind(it, list)));
      if (early !== undefined || scope.interface.has(name)) {
        this.#report('E312', early ?? scope.unit, {
          name,
          problem: `is declared ${kind} behind what writes to it, or in another branch`,
          hint: 'declare it at the beginning of the function',
        });
      }
      const initial = declarations.filter((it) => isAssigned(it));
      const elsewhere = [...this.#reached].some((it) => it !== scope && declarationOf(it, name) === 'global');
      const isUnclear = declarations.length > 1 || (kind === 'global' && elsewhere);
      const [value] = initial.map((it) => children(it)[1]);
      const own = new Set([...scope.variables, ...scope.mentions.map(({ callee }) => callee.name)]);
      if (value !== undefined && (isUnclear || !isConstant(value, own))) {
        this.#report('E312', value, {
          name,
          problem: 'is given a value in one of its declarations that others may come before',
          hint: `begin with: if isempty(${name}), ${name} = …; end`,
        });
      }
    }
  }

  /** Functions that hold what outlives a run: the entry asks them, or, where nobody writes to it, who declares it. */
  #annotateHolders(entry: Scope): void {
    const holders = new Map<string, string>();
    const hold = (key: string, name: string, kind: string, declarations: readonly XmlElement[]): string => {
      const known = holders.get(key) ?? this.#names.fresh(`${kind}_${name}`);
      if (!holders.has(key)) {
        const place = declarations.find((it) => isAssigned(it)) ?? declarations[0];
        if (place !== undefined) annotate(place, 'holder', known);
      }
      holders.set(key, known);
      return known;
    };
    const declarationsOf = (name: string): XmlElement[] =>
      [...this.#reached].flatMap((it) =>
        declarationOf(it, name) === 'global' ? [...(it.declared.get(name) ?? [])] : [],
      );
    const loads: string[] = [];
    const saves: string[] = [];
    for (const { variable, written } of this.#orderedNeeds(entry)) {
      const { key, kind, name, owner } = variable;
      const declarations = owner?.declared.get(name) ?? declarationsOf(name);
      const pair = `${this.#nameIn(entry, variable)}=${hold(key, name, kind, declarations)}`;
      loads.push(pair);
      if (written) saves.push(pair);
    }
    annotateList(entry.unit, 'loads', loads);
    annotateList(entry.unit, 'saves', saves);
    for (const scope of this.#reached) {
      for (const [name, declarations] of scope.declared) {
        if (declarationOf(scope, name) !== 'global' || this.#written.has(name)) continue;
        const holder = hold(`global ${name}`, name, 'global', declarationsOf(name));
        if (this.#counters.has(name)) continue;
        for (const it of declarations) annotate(it, 'load', holder);
      }
    }
    this.#annotateCounters((name) => holders.get(`global ${name}`) ?? '');
  }

  #annotateCounters(holderOf: (name: string) => string): void {
    for (const { name, reads, changes } of this.#counters.values()) {
      for (const it of reads) annotate(it, 'gets', holderOf(name));
      for (const it of changes) annotate(it, 'puts', holderOf(name));
    }
  }

  /** Unknown functions may use the globals of the program, which hold their old values until it ends. */
  #refuseForeign(): void {
    for (const scope of this.#reached) {
      for (const it of scope.foreign) {
        const name = it.localName === 'var' ? it.textContent : (child(it, 'id')?.textContent ?? '');
        const state = this.context.rules.stateOf(name);
        if (state !== undefined && !(state === 'refused' && usesUnseen(name))) continue;
        this.#report('E312', it, {
          name,
          problem: `may use global variables, as ${this.#seenGlobals.join(', ')}, to which the program writes`,
          hint: 'name the folder of its file with -I, or hand the variables on as arguments',
        });
      }
    }
  }

  #report(code: 'E312', at: XmlElement, args: Readonly<Record<string, string>>): void {
    this.context.report(diagnostic(code, placeOf(at), args));
  }
}

function holdsAny(element: XmlElement, sought: ReadonlySet<XmlElement>): boolean {
  return sought.has(element) || children(element).some((it) => holdsAny(it, sought));
}

function bodyOf(scope: Scope): XmlElement {
  return child(scope.unit, 'statement-list') ?? scope.unit;
}

/** Whether an element stands behind a statement of the same list, or in a statement that does. */
function isBehind(element: XmlElement, declaration: XmlElement): boolean {
  for (let it: XmlElement | null = element; it !== null; it = it.parentNode as XmlElement | null) {
    if (it.parentNode !== declaration.parentNode) continue;
    const statements = children(it.parentNode as XmlElement);
    return statements.indexOf(it) > statements.indexOf(declaration);
  }
  return false;
}
