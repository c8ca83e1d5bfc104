import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotate, annotation, children, clearAnnotations } from '../../tree/tree.js';
import { functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { annotateActivity } from './annotate-activity.js';
import { annotateAdjoints } from './annotate-adjoints.js';
import { dealtPart } from './dealt-part.js';
import { dealtPath } from './dealt-path.js';
import {
  argumentsOf,
  calleeName,
  differentiableParts,
  indicesOf,
  isPassiveResult,
} from '../reading/differentiable-parts.js';
import { activeInHead } from './active-in-head.js';
import { givesUnvaried, inputOf, inputPath, nothingOf, type ActivitySummary } from './activity-summary.js';
import { callersOf } from './callers.js';
import { caughtIn, caughtKeys } from './caught-variables.js';
import { examineHandleCalls } from './examine-handle-calls.js';
import { feedUseful } from './feed-useful.js';
import { feedVaried } from './feed-varied.js';
import { flowBackward } from './flow-backward.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { ForkedSet } from '../reading/forked-set.js';
import { functionName } from '../reading/free-names.js';
import { functionsNamed } from '../handles/functions-named.js';
import { functionAround } from '../names/function-around.js';
import { HeadVariables } from './head-variables.js';
import { isReflexive } from './is-reflexive.js';
import { handsOn, handsOnText } from '../reading/hands-on.js';
import { listedNames } from '../reading/listed-names.js';
import { refuseHiddenWays } from './hidden-ways.js';
import { remember } from './remember.js';
import type { Findings } from './findings.js';
import { KeptAnswers } from './kept-answers.js';
import { keepPlain } from './keep-plain.js';
import { mayKeepInMap } from './may-keep-in-map.js';
import { neededFunctions } from './needed-functions.js';
import { offerProducts } from './offer-products.js';
import { partsOfContainer } from '../handles/parts-of-container.js';
import { refusePossibleFunctions } from './refuse-possible-functions.js';
import { positions } from './positions.js';
import { suspectedCalls, type SuspectedCalls } from './suspected-calls.js';
import { principalVariable, variableKey } from '../reading/variable.js';
import type { PartPath } from '../handles/varied-paths.js';
import { inAnyCell, outOfCell, movedBy, pathFrom, pathOf, VariedPaths } from '../handles/varied-paths.js';

/**
 * Activity (Hascoët and Pascual 2012, section 4.6; Willkomm 2020, 6.5): what is both varied, that is depends on an independent, and
 * useful, that is influences a dependent. Both are carried through the statements of a function and, by
 * parameters and outputs, through all calls, to a fixed point; a function's activity is the union over its calls.
 *
 * Writes `ada:active` on active statements (`ada:reflexive` where one reads what it writes), on loops over varied
 * values and on the variables active in them, `ada:adjoint` on every target whose variable has an adjoint somewhere in the function, `ada:active-inputs` and `ada:active-outputs` (positions
 * from 1) on functions and on calls of them, `ada:call` on active calls of them (numbers), and `ada:products` on functions: which versions are needed
 * (`joint`, `pair`, `plain`), `ada:varied` on functions that get varied arguments, `ada:trusted` on the entry (`trust-parameters.ts`), and
 * `ada:suspect` on what the derivative asks whether it calls a handle. Reports calls of handles with varied arguments (E304), and names that may be those of functions where they are read (E207).
 */
export const activity: Analysis = {
  name: 'activity',
  needs: [
    ...(['ada:cleared', 'ada:feeds', 'ada:found', 'ada:is', 'ada:made', 'ada:names'] as const),
    'ada:uncalled',
  ],
  reads: [
    ...(['ada:active', 'ada:container', 'ada:first', 'ada:joint', 'ada:products'] as const),
    ...(['ada:shape', 'ada:varied'] as const),
  ],
  adds: [
    ...(['ada:active', 'ada:active-inputs', 'ada:active-outputs', 'ada:adjoint', 'ada:call'] as const),
    ...(['ada:products', 'ada:reflexive', 'ada:suspect', 'ada:trusted'] as const),
    ...(['ada:unvaried-outputs', 'ada:varied'] as const),
  ],
  writes: ['ada:made'],
  mayReport: true,
  run(root, context) {
    clearAnnotations(root, activity.adds);
    new ActivityRun(root, context).run();
  },
};

class ActivityRun {
  readonly #summaries = new Map<string, ActivitySummary>();
  /** Expressions that look like an index, but may call a handle. */
  readonly #calls: SuspectedCalls;
  readonly #variables = new HeadVariables();
  /** Whether errors are raised whose text tells varied values. */
  #raised = false;
  readonly #makesMaps: boolean;
  /** The variables that hold errors, which have no derivative. */
  readonly #caught: ReadonlyMap<XmlElement, ReadonlySet<string>>;
  readonly #callers: ReadonlyMap<ActivitySummary, ReadonlySet<ActivitySummary>>;
  /** The functions of which more may be found, as more is known of what they get or of those that they call. */
  readonly #stale: Set<ActivitySummary>;
  readonly #variedParts = new KeptAnswers<readonly PartPath[]>();
  readonly #variedOutputs = new KeptAnswers<boolean>();

  constructor(
    readonly root: XmlElement,
    readonly context: AnalysisContext,
  ) {
    this.#makesMaps = holds(root, (it) => it.localName === 'call' && calleeName(it) === 'containers.Map');
    this.#caught = new Map(functionsOf(root).map((unit) => [unit, caughtKeys(unit)]));
    for (const unit of functionsOf(root)) {
      const name = functionName(unit);
      if (!this.#summaries.has(name)) this.#summaries.set(name, nothingOf(unit));
    }
    this.#calls = suspectedCalls(root, context);
    this.#stale = new Set(this.#summaries.values());
    this.#callers = callersOf(this.#stale, (it) => this.#callee(it));
  }

  run(): void {
    const { options } = this.context;
    const entry = this.#summaries.get(options['entry'] ?? '');
    if (entry === undefined) throw new Error(`no function ${options['entry'] ?? ''}`);
    for (const name of listedNames(options['independents'])) {
      entry.variedInputs.add(entry.inputs.indexOf(name));
      entry.variedIn.add([name]);
    }
    for (const name of listedNames(options['dependents']))
      entry.usefulOutputs.add(entry.outputs.indexOf(name));
    const findings: Findings = { varied: new Map(), useful: new Map() };
    // To and fro: functions mostly stand before those that they call, which hear of arguments one way, and tell results the other.
    for (const order = [...this.#summaries.values()]; this.#stale.size > 0; order.reverse()) {
      for (const summary of order) {
        if (!this.#stale.delete(summary)) continue;
        this.#findVaried(summary, findings);
        this.#findUseful(summary, findings);
      }
    }
    const isVaried = (it: XmlElement, state: VariedPaths): boolean => this.#isVaried(it, state, 0);
    const keepers = refuseHiddenWays(findings, this.#calls.possible, isVaried, this.context);
    offerProducts(entry, options['output-mode']);
    this.#annotate(entry, findings, new Set());
    for (const summary of this.#summaries.values())
      if (summary.products.has('plain')) keepPlain(summary, (it) => neededFunctions(it, this.#summaries));
    for (const summary of this.#summaries.values()) {
      annotate(summary.unit, 'products', [...summary.products].sort().join(' '));
      if (summary.variedInputs.size === 0) continue;
      annotate(summary.unit, 'varied', 'yes');
      if (!summary.products.has('joint') && !summary.products.has('pair')) continue;
      refusePossibleFunctions(
        summary.unit,
        (name) => (this.#summaries.has(name) ? 'user' : this.context.rules.stateOf(name)),
        (it, statement) => isVaried(it, findings.varied.get(statement) ?? new VariedPaths()),
        this.context,
      );
    }
    const units = new Set([...this.#summaries.values()].filter(givesUnvaried).map(({ unit }) => unit));
    examineHandleCalls(this.root, findings.varied, this.#calls, keepers, this.context, isVaried, units);
  }

  #findVaried(summary: ActivitySummary, { varied }: Findings): void {
    const flow: Flow<VariedPaths> = {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => {
        const before = state.of(this.#variables.of(statement));
        if (varied.get(statement)?.join(before) === undefined) varied.set(statement, before);
        if (isAssignment(statement)) {
          const value = valueOf(statement);
          const targets = targetsOf(statement);
          const found = targets.map((target) =>
            value === undefined ? [] : this.#variedWithin(value, state, target.position),
          );
          targets.forEach((target, index) => {
            const place = pathOf(target.storage);
            if (place.isExact) state.delete(place.path);
            for (const it of movedBy(target.storage)) state.loosen(it);
            for (const it of found[index] ?? []) state.add(pathFrom(place, it));
          });
        } else {
          const [variable, values] = children(statement);
          if (statement.localName === 'for' && variable !== undefined && values !== undefined) {
            const found = this.#variedWithin(values, state, 0);
            state.delete([variableKey(variable)]);
            for (const it of found) state.add([variableKey(variable), ...inAnyCell(it)]);
          }
          if (statement.localName === 'call') {
            this.#isVaried(statement, state, 0);
            if (this.#raises(statement, state)) this.#addRaised();
          }
          if (statement.localName === 'catch' && this.#raised) {
            for (const it of caughtIn(statement)) state.add([variableKey(it)]);
          }
        }
        return state;
      },
    };
    const end = flowForward(bodyOf(summary.unit), summary.variedIn.copy(), flow);
    summary.outputs.forEach((key, index) => {
      for (const it of end.within([key])) {
        summary.variedOutputs.add(index);
        if (summary.variedOut.add([key, ...it])) this.#concernCallers(summary);
      }
    });
  }

  /**
   * The varied parts of the value of an expression, as paths from it; says to called functions which of their inputs are.
   */
  #variedWithin(expression: XmlElement, state: VariedPaths, position: number): readonly PartPath[] {
    return this.#variedParts.of(state, expression, position, () =>
      this.#findVariedWithin(expression, state, position),
    );
  }

  #findVariedWithin(expression: XmlElement, state: VariedPaths, position: number): readonly PartPath[] {
    if (this.#mayCall(expression, state)) return [[]];
    if (principalVariable(expression) !== undefined) {
      const { path, isOpen, isSelection } = pathOf(expression);
      const found = state.within(dealtPath(expression, position) ?? path);
      return isOpen && found.length > 0 ? [[]] : isSelection ? found.map(inAnyCell) : found;
    }
    const callee = this.#callee(expression);
    const parts = callee ? undefined : (partsOfContainer(expression) ?? dealtPart(expression, position));
    if (parts !== undefined)
      return parts.flatMap(({ path, value, isExact }) =>
        this.#variedWithin(value, state, 0).map((it) => [...path, ...(isExact ? it : outOfCell(it))]),
      );
    if (callee === undefined) return this.#isVaried(expression, state, position) ? [[]] : [];
    if (annotation(expression, 'found') !== undefined) return [];
    this.#giveVaried(callee, argumentsOf(expression), state);
    if (feedVaried(callee, expression)) this.#stale.add(callee);
    const anyInput = argumentsOf(expression).some((argument) => this.#isVaried(argument, state, 0));
    return anyInput ? callee.variedOut.within([callee.outputs[position] ?? '']) : [];
  }

  /** Tells a function which of its inputs are varied in a call with these arguments. */
  #giveVaried(callee: ActivitySummary, given: readonly XmlElement[], state: VariedPaths): void {
    given.forEach((argument, index) => {
      for (const it of this.#variedWithin(argument, state, 0)) {
        callee.variedInputs.add(inputOf(callee, index));
        if (callee.variedIn.add(inputPath(callee, index, it))) this.#stale.add(callee);
      }
    });
  }

  /** Whether output `position` of the expression is varied; tells called functions which of their inputs are. */
  #isVaried(expression: XmlElement, state: VariedPaths, position: number): boolean {
    if (principalVariable(expression) !== undefined || this.#callee(expression) !== undefined)
      return this.#variedWithin(expression, state, position).length > 0;
    return this.#variedOutputs.of(state, expression, position, () =>
      this.#findIsVaried(expression, state, position),
    );
  }

  #findIsVaried(expression: XmlElement, state: VariedPaths, position: number): boolean {
    for (const it of this.#named(expression)) this.#giveVaried(it, argumentsOf(expression).slice(1), state);
    // Calls in all parts are told what they get.
    const parts = differentiableParts(expression, this.context.rules);
    const found = parts.filter((part) => this.#isVaried(part, state, 0)).length > 0;
    return found && !isPassiveResult(expression, position, this.context.rules);
  }

  #findUseful(summary: ActivitySummary, { useful }: Findings): void {
    const end = new ForkedSet([...summary.usefulOutputs].map((index) => summary.outputs[index] ?? ''));
    const flow: Flow<ForkedSet> = {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => {
        if (isAssignment(statement)) {
          const value = valueOf(statement);
          const wanted = targetsOf(statement).filter((target) => state.has(target.key));
          for (const { key } of wanted) remember(useful, statement, key);
          for (const { key, partial } of wanted) if (!partial) state.delete(key);
          for (const target of wanted)
            if (value !== undefined) this.#markUseful(value, state, target.position);
        } else if (statement.localName === 'for') {
          const [variable, values] = children(statement);
          if (variable !== undefined && values !== undefined && state.has(variableKey(variable))) {
            remember(useful, statement, variableKey(variable));
            this.#markUseful(values, state, 0);
          }
        }
        return state;
      },
    };
    const start = flowBackward(bodyOf(summary.unit), end, flow);
    summary.inputs.forEach((key, index) => {
      if (!start.has(key) || summary.usefulInputs.has(index)) return;
      summary.usefulInputs.add(index);
      this.#concernCallers(summary);
    });
  }

  #markUseful(expression: XmlElement, state: ForkedSet, position: number): void {
    if (expression.localName === 'var') {
      state.add(variableKey(expression));
      return;
    }
    if (annotation(expression, 'found') !== undefined) return;
    const callee = this.#callee(expression);
    for (const it of callee === undefined ? this.#named(expression) : [callee]) {
      if (!it.usefulOutputs.has(position)) this.#stale.add(it);
      it.usefulOutputs.add(position);
    }
    if (callee !== undefined) {
      if (feedUseful(callee, expression)) this.#stale.add(callee);
      argumentsOf(expression).forEach((argument, index) => {
        if (callee.usefulInputs.has(inputOf(callee, index))) this.#markUseful(argument, state, 0);
      });
      return;
    }
    if (isPassiveResult(expression, position, this.context.rules)) return;
    if (this.#calls.known.has(expression))
      for (const index of indicesOf(expression)) this.#markUseful(index, state, 0);
    for (const part of differentiableParts(expression, this.context.rules)) this.#markUseful(part, state, 0);
  }

  /** Writes down the activity of a function, and of those that it calls in its plain or its differentiated form. */
  #annotate(summary: ActivitySummary, findings: Findings, done: Set<ActivitySummary>): void {
    if (done.has(summary)) return;
    done.add(summary);
    annotateActivity(summary);
    const active = activeInHead(summary, this.context.options);
    const assignments: XmlElement[] = [];
    walk(bodyOf(summary.unit), (it) => {
      if (isAssignment(it)) assignments.push(it);
      if (it.localName === 'for') this.#annotateLoop(it, findings);
      return it.localName !== 'function';
    });
    const activeCalls = new Set<XmlElement>();
    for (const it of assignments) {
      if (!this.#annotateAssignment(it, findings)) continue;
      const value = valueOf(it);
      for (const target of targetsOf(it)) {
        if (annotation(target.variable, 'active') !== undefined) active.add(target.key);
      }
      if (value !== undefined) {
        walk(value, (part) => {
          if (part.localName === 'var' && annotation(part, 'active') !== undefined)
            active.add(variableKey(part));
          if (part.localName === 'call' && annotation(part, 'active') !== undefined) activeCalls.add(part);
          return undefined;
        });
      }
    }
    annotateAdjoints(summary.unit, active);
    let calls = 0;
    walk(bodyOf(summary.unit), (it) => {
      const handled = this.#handled(it);
      if (handled !== undefined) {
        handled.products.add('plain');
        this.#annotate(handled, findings, done);
      }
      for (const named of this.#named(it)) this.#annotate(named, findings, done);
      const callee = this.#callee(it);
      if (callee === undefined) return undefined;
      callee.products.add(activeCalls.has(it) ? 'pair' : 'plain');
      if (annotation(it, 'joint') !== undefined) callee.products.add('plain');
      if (activeCalls.has(it)) annotate(it, 'call', String((calls += 1)));
      annotate(it, 'active-inputs', positions(callee.variedInputs, callee.usefulInputs));
      annotate(it, 'active-outputs', positions(callee.variedOutputs, callee.usefulOutputs));
      this.#annotate(callee, findings, done);
      return undefined;
    });
  }

  /** Marks a loop over varied values, and the variables in them that are active. */
  #annotateLoop(it: XmlElement, { varied, useful }: Findings): void {
    const [variable, values] = children(it);
    const before = varied.get(it);
    if (variable === undefined || values === undefined || before === undefined) return;
    if (!this.#isVaried(values, before, 0)) return;
    annotate(it, 'active', 'yes');
    if (useful.get(it)?.has(variableKey(variable)) === true) this.#annotateValue(values, before);
  }

  /** Whether the assignment is active: one of its targets is, and it depends on something that is. */
  #annotateAssignment(it: XmlElement, { varied, useful }: Findings): boolean {
    const before = varied.get(it) ?? new VariedPaths();
    const after = useful.get(it) ?? new Set();
    const value = valueOf(it);
    if (value === undefined) return false;
    let any = false;
    const isVaried = ({ position }: Target): boolean => this.#isVaried(value, before, position);
    if (mayKeepInMap(it, this.#makesMaps) && targetsOf(it).some(isVaried)) annotate(it, 'varied', 'yes');
    for (const target of targetsOf(it)) {
      if (!after.has(target.key) || !isVaried(target)) continue;
      // A call's varied arguments may all be such that none of its results depends on.
      if (!this.#annotateValue(value, before)) continue;
      any = true;
      annotate(target.variable, 'active', 'yes');
    }
    if (any) annotate(it, 'active', 'yes');
    if (any && isReflexive(it, value)) annotate(it, 'reflexive', 'yes');
    return any;
  }

  /** Marks the active variables and calls in a value; says whether there are any. */
  #annotateValue(expression: XmlElement, varied: VariedPaths): boolean {
    const variable = principalVariable(expression);
    if (variable !== undefined) {
      const isText = this.#caught.get(functionAround(variable))?.has(variableKey(variable)) === true;
      if (isText || !varied.has(pathOf(expression).path)) return false;
      annotate(variable, 'active', 'yes');
      return true;
    }
    const callee = this.#callee(expression);
    const { rules } = this.context;
    const parts = callee === undefined ? differentiableParts(expression, rules) : argumentsOf(expression);
    if (handsOn(expression, rules)) {
      const isActive = !handsOnText(expression, rules) && parts.some((it) => this.#isVaried(it, varied, 0));
      if (isActive) annotate(expression, 'active', 'yes');
      return isActive;
    }
    const depends = (part: XmlElement, index: number): boolean =>
      this.#isVaried(part, varied, 0) && (callee === undefined || callee.usefulInputs.has(index));
    const found = parts.filter(depends).filter((part) => this.#annotateValue(part, varied)).length > 0;
    if (found && expression.localName === 'call') annotate(expression, 'active', 'yes');
    return found || this.#mayCall(expression, varied);
  }

  #raises(call: XmlElement, state: VariedPaths): boolean {
    const isError = this.context.rules.waysOf(calleeName(call)).gives === 'errors';
    return isError && argumentsOf(call).some((it) => this.#isVaried(it, state, 0));
  }

  #addRaised(): void {
    if (this.#raised) return;
    this.#raised = true;
    for (const it of this.#summaries.values()) this.#stale.add(it);
  }

  /** Whether the element may be a call of a handle with varied arguments. */
  #mayCall(it: XmlElement, state: VariedPaths): boolean {
    return this.#calls.known.has(it) && indicesOf(it).some((index) => this.#isVaried(index, state, 0));
  }

  #callee(expression: XmlElement): ActivitySummary | undefined {
    if (expression.localName !== 'call' || annotation(expression, 'is') !== 'user') return undefined;
    return this.#summaries.get(calleeName(expression));
  }

  /** The functions that text may name in a call of `feval` (`ada:names`), where it has not become a call of one of ours. */
  #named(expression: XmlElement): readonly ActivitySummary[] {
    return functionsNamed(expression).flatMap((it) => this.#summaries.get(it) ?? []);
  }

  /** The function of a handle, which is needed as it is. */
  #handled(handle: XmlElement): ActivitySummary | undefined {
    if (handle.localName !== 'function-handle' || annotation(handle, 'is') !== 'user') return undefined;
    return this.#summaries.get(handle.textContent);
  }

  #concernCallers(summary: ActivitySummary): void {
    for (const it of this.#callers.get(summary) ?? []) this.#stale.add(it);
  }
}
