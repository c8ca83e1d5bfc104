import type { Analysis, AnalysisContext } from '../analysis.js';
import {
  annotate,
  annotateKnown,
  annotation,
  child,
  children,
  functionsOf,
  holds,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { alwaysIterations } from '../reading/always-iterations.js';
import { isAssignment, targetsOf, valueOf as rightSideOf, type Target } from '../reading/assignment.js';
import { annotateMatrices } from './annotate-matrices.js';
import { annotateTarget } from './annotate-target.js';
import { annotateCall } from './call-facts.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { factsOfScalar, isOfNumbers, scalarFact, takesOne } from './demanded-scalars.js';
import { Dimension } from './dimension.js';
import { callValues, evaluate, indexPart, type Surroundings } from './evaluate.js';
import { expressionText } from './expression-text.js';
import { factsOfReads } from './facts-of-reads.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { Hindsight } from './hindsight.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { LastAssignments } from './last-assignments.js';
import { makesSparse } from './makes-sparse.js';
import { keysOf } from '../names/names.js';
import { Numbering } from './numbering.js';
import { PartShapes } from './part-shapes.js';
import { countOf, isScalar, namedShape, sameShape, scalarShape } from './shape.js';
import { rangeKind } from './range-kind.js';
import { numbered, portable, sameOutput, summaryOf, type ShapeSummary } from './shape-summary.js';
import { SettledVectors } from './settled-vectors.js';
import { writeSpan } from './span.js';
import { SparseReach } from './sparse-reach.js';
import { ShapeState } from './shape-state.js';
import { factsOf, factsOfCheck, stops, type SizeFact } from './size-facts.js';
import { testedValues } from './tested-values.js';
import { joinValues, sameValue, unknownValue, valueOf, type Value } from './value.js';
import { valuesInCallee } from './values-in-callee.js';
import { valuesOfCall } from './values-of-call.js';
import { variableKey } from '../reading/variable.js';
import { grownShape, staysWithin } from './written-shapes.js';

/**
 * Shapes, as far as they follow from the program and what its conditions and checks tell: which values are scalars, which have the same size, which indices
 * name no element twice or never reach beyond an array, which loops run over whole numbers. Where something is known,
 * the generated code need not find it out at run time (Willkomm 2020, 3.4).
 *
 * Writes `ada:fit` on operands and on assignments to parts (`same`, `scalar`), `ada:along` on scalars that meet vectors, `ada:alike` on other operands, `ada:facts` on calls, `ada:stacked` and `ada:extent` on
 * parts of concatenations, `ada:flat` on variables that hold matrices, `ada:repeats` and `ada:grows` on indexed storage,
 * `ada:range` and `ada:iterates` on loops, `ada:shape` on targets whose old value is a scalar, and `ada:steady` on those whose old value has the size of the new; `ada:scalars` on functions lists what is
 * a scalar at the end, and `ada:sparse` tells that the program makes sparse matrices.
 */
export const shapes: Analysis = {
  name: 'shapes',
  needs: ['ada:active', 'ada:container', 'ada:is', 'ada:rule'],
  reads: ['ada:facts', 'ada:first', 'ada:fit', 'ada:shape'],
  adds: [
    'ada:alike',
    'ada:along',
    'ada:extent',
    'ada:facts',
    'ada:fit',
    'ada:flat',
    'ada:grows',
    'ada:iterates',
    'ada:places',
    'ada:range',
    'ada:repeats',
    'ada:scalars',
    'ada:settles',
    'ada:shape',
    'ada:span',
    'ada:sparse',
    'ada:stacked',
    'ada:steady',
  ],
  writes: ['ada:rule'],
  run(root, context) {
    new ShapesRun(root, context).run();
  },
};

/** Hindsight leads to more of it, from one assignment to those before it, mostly of a few. */
const mostRounds = 4;

/** Outputs of functions that call themselves settle soon, or are left unknown. */
const mostChanges = 20;

class ShapesRun {
  readonly #summaries = new Map<string, ShapeSummary>();
  readonly #names = new Numbering<XmlElement>();
  /** The numbers of shapes, by their keys. */
  readonly #numbers = new Numbering<string>();
  readonly #isSparse: boolean;
  readonly #sparseReach: SparseReach;
  readonly #hindsight: Hindsight;
  readonly #partShapes: PartShapes;
  #changed = false;
  #annotating = false;

  constructor(
    readonly root: XmlElement,
    readonly context: AnalysisContext,
  ) {
    this.#isSparse = makesSparse(root);
    this.#sparseReach = new SparseReach(root);
    const assignments = new LastAssignments(root);
    this.#hindsight = new Hindsight(assignments);
    this.#partShapes = new PartShapes(assignments);
    for (const unit of functionsOf(root)) {
      const name = functionName(unit);
      if (!this.#summaries.has(name)) this.#summaries.set(name, summaryOf(unit));
      annotateKnown(unit, 'sparse', this.#isSparse ? 'yes' : undefined);
    }
  }

  run(): void {
    const entry = this.#summaries.get(this.context.options['entry'] ?? '');
    if (entry === undefined) return;
    // Of a function alone the first round tells all, mostly: what it writes down is right then.
    this.#annotating = this.#summaries.size === 1;
    for (let round = 1; round <= mostRounds; round += 1) {
      this.#settle(entry);
      const isMore = [this.#hindsight.learn(), this.#partShapes.learn()].includes(true);
      if (!isMore && this.#annotating && !entry.isAsked) return;
      this.#annotating = false;
      if (!isMore) break;
    }
    this.#annotating = true;
    this.#analyseAll();
  }

  /** Finds out what is known where functions begin and end. */
  #settle(entry: ShapeSummary): void {
    for (const it of this.#summaries.values()) [it.parameters, it.outputs, it.changes] = [[], [], 0];
    entry.parameters = testedValues(this.root, this.context, keysOf(entry.unit, 'param-list'));
    while (this.#analyseAll());
  }

  /** Whether a round over all functions has learned something. */
  #analyseAll(): boolean {
    this.#changed = false;
    for (const summary of this.#summaries.values()) this.#analyse(summary);
    return this.#changed;
  }

  #analyse(summary: ShapeSummary): void {
    if (summary.parameters.length === 0 && keysOf(summary.unit, 'param-list').length > 0) return;
    summary.isUnderWay = true;
    const state = new ShapeState();
    keysOf(summary.unit, 'param-list').forEach((key, index) => {
      const given = summary.parameters[index] ?? unknownValue(`p:${key}`);
      state.values.set(key, numbered(given, key, `p:${key}`, summary));
    });
    const settled = new SettledVectors(summary.unit);
    const end = flowForward(bodyOf(summary.unit), state, {
      copy: (it) => it.copy(),
      join: (into, other, at) => into.join(other, (key) => `${this.#nameOf(at)}:${key}`),
      step: (statement, it) => {
        if (this.#annotating) settled.note(statement, it);
        return this.#step(statement, it, summary);
      },
      branch: (at, it) => this.#branch(at, it),
      ends: stops,
      leave: (loop, head) => this.#leave(loop, head, summary),
      begin: (list, it) => {
        this.#hindsight.begin(list, it);
      },
      end: (list, it) => {
        this.#hindsight.end(list, it);
      },
    });
    const outputs = child(summary.unit, 'outvars');
    summary.isUnderWay = false;
    const values = (outputs === undefined ? [] : children(outputs)).map((it) => {
      const key = variableKey(it);
      const value = summary.changes > mostChanges ? undefined : end.values.get(key);
      return portable(value ?? unknownValue(`o:${summary.name}:${key}`));
    });
    if (values.some((it, index) => !sameOutput(summary.outputs[index], it))) {
      summary.outputs = values;
      summary.changes += 1;
      if (summary.isAsked) this.#changed = true;
    }
    if (!this.#annotating) return;
    const scalars = [...end.values].filter(([, value]) => isScalar(value.shape)).map(([key]) => key);
    annotate(summary.unit, 'scalars', scalars.join(' '));
  }

  #step(statement: XmlElement, state: ShapeState, summary: ShapeSummary): ShapeState {
    const around = this.#around(state);
    if (isAssignment(statement)) {
      this.#assign(statement, state, around, summary);
    } else if (statement.localName === 'for' || statement.localName === 'parfor') {
      this.#loop(statement, state, around);
    } else if (statement.localName === 'call') {
      callValues(statement, around);
      this.#learn(state, [...factsOfCheck(statement), ...this.#factsOfCall(statement)]);
    } else if (statement.localName === 'global' || statement.localName === 'persistent') {
      for (const key of variablesIn([statement])) state.assign(key, unknownValue(`g:${summary.name}:${key}`));
    }
    return state;
  }

  /** The variable of a loop without iterations is what is traversed: an empty array (Octave), or what it was (parfor). */
  #leave(loop: XmlElement, head: ShapeState, summary: ShapeSummary): ShapeState {
    const state = this.#step(loop, head.copy(), summary);
    const [variable] = children(loop);
    if (variable !== undefined && ['for', 'parfor'].includes(loop.localName) && !alwaysIterations(loop)) {
      const integer = state.values.get(variableKey(variable))?.integer ?? false;
      state.assign(variableKey(variable), valueOf(namedShape(`${this.#nameOf(loop)}:left`), { integer }));
    }
    state.join(head, (key) => `${this.#nameOf(loop)}:${key}`);
    return state;
  }

  #around(state: ShapeState): Surroundings {
    return {
      rules: this.context.rules,
      lookUp: (key) => state.values.get(key),
      nameOf: (element) => this.#nameOf(element),
      callUser: (call, given) => this.#call(call, given),
    };
  }

  #nameOf(element: XmlElement): string {
    return `e${this.#names.of(element)}`;
  }

  /** Tells a called function what its parameters are, and says what its outputs are. */
  #call(call: XmlElement, given: readonly Value[]): readonly Value[] {
    const callee = this.#summaries.get(calleeName(call));
    if (callee === undefined) return [];
    callee.isAsked = true;
    const before = callee.parameters;
    const keys = keysOf(callee.unit, 'param-list');
    const taken = valuesInCallee(keys, given);
    callee.parameters = keys.map((key, index) => {
      const incoming = taken[index] ?? unknownValue(`p:${key}`);
      const known = before[index];
      return known === undefined ? incoming : joinValues(known, incoming, `p:${key}`);
    });
    const isNew = callee.parameters.some((it, index) => {
      const known = before[index];
      return known === undefined || (it !== undefined && !sameValue(known, it));
    });
    if (isNew) {
      this.#changed = true;
      this.#analyseNow(callee);
    }
    return valuesOfCall(callee, keys, given, this.#nameOf(call));
  }

  /** Finds out at once what a function gives for what it has not been given before: loops need it in their first round. */
  #analyseNow(callee: ShapeSummary): void {
    if (callee.isUnderWay) return;
    const annotating = this.#annotating;
    this.#annotating = false;
    this.#analyse(callee);
    this.#annotating = annotating;
  }

  /** The facts that a call of a function of the program gives on its arguments. */
  #factsOfCall(call: XmlElement): readonly SizeFact[] {
    const callee = call.localName === 'call' ? this.#summaries.get(calleeName(call)) : undefined;
    if (callee === undefined) return [];
    return this.#hindsight.factsOfCall(callee.unit, keysOf(callee.unit, 'param-list'), argumentsOf(call));
  }

  #assign(statement: XmlElement, state: ShapeState, around: Surroundings, summary: ShapeSummary): void {
    const right = rightSideOf(statement);
    if (right === undefined) return;
    const targets = targetsOf(statement);
    if (!this.#isSparse)
      state.learn(factsOfScalar(statement, around, (it) => this.#hindsight.of(it).size > 0));
    this.#learn(state, factsOfReads(right, around));
    const found =
      right.localName === 'call'
        ? callValues(right, around, undefined, targets.length)
        : [evaluate(right, around)];
    const values = this.#isSparse ? found : this.#partShapes.told(statement, found, around);
    state.learn(this.#factsOfCall(right));
    this.#visitStorage(right, state, around);
    if (this.#annotating && this.context.options['directions'] === 'many')
      annotateMatrices(right, around, summary.name === this.context.options['entry']);
    this.#touchStorage(right, state);
    for (const it of targets) if (it.partial) this.#visitStorage(it.storage, state, around);
    if (this.#annotating && right.localName === 'call')
      annotateCall(right, values[0], around, {
        outputs: targets.length,
        style: this.context.options['style'],
        isSparse: this.#isSparse && this.#sparseReach.concerns(statement),
        numberOf: (shape) => this.#numbers.of(shape.key),
      });
    const whole = targets.filter((it) => !it.partial).map((it) => it.key);
    this.#hindsight.before(statement, whole, state);
    targets.forEach((target, index) => {
      const value = values[index] ?? unknownValue(`${around.nameOf(right)}.${index}`);
      if (target.partial) {
        this.#assignPart(statement, target, value, state, around);
        return;
      }
      if (this.#annotating) annotateTarget(target, value.shape, state, this.#isSparse);
      state.assign(target.key, numbered(value, target.key, `${around.nameOf(right)}.${index}`, summary));
    });
    this.#hindsight.behind(statement, whole, state);
  }

  #assignPart(
    statement: XmlElement,
    target: Target,
    value: Value,
    state: ShapeState,
    around: Surroundings,
  ): void {
    const { storage, key } = target;
    const list = indexedVariable(storage)?.indices;
    const old = state.values.get(key);
    const isDeleted =
      rightSideOf(statement)?.textContent === '' && rightSideOf(statement)?.getAttribute('op') === '[]';
    if (list === undefined || old === undefined || isDeleted) {
      state.assign(key, unknownValue(`${around.nameOf(statement)}:${key}`));
      return;
    }
    const grows = !staysWithin(storage, old.shape, state, around);
    const part = evaluate(storage, around);
    const takesScalar = takesOne(storage, around);
    const isOne = takesScalar && !this.#isSparse && isOfNumbers(target, around);
    this.#partShapes.conclude(statement, part.shape);
    if (this.#annotating) {
      annotateKnown(storage, 'grows', grows ? undefined : 'no');
      const isSure = takesScalar || !isScalar(part.shape);
      const isSame = isOne || (isSure && sameShape(value.shape, part.shape));
      annotateKnown(statement, 'fit', isSame ? 'same' : isScalar(value.shape) ? 'scalar' : undefined);
    }
    const shape = grows
      ? grownShape(storage, old.shape, around, `${around.nameOf(statement)}:${key}`)
      : old.shape;
    const text = expressionText(list);
    const exists = state.elements.get(key) ?? [];
    state.assign(
      key,
      valueOf(shape, {
        integer: old.integer && value.integer,
        logical: old.logical && value.logical,
        squares: old.squares && value.squares,
      }),
    );
    // Writing to elements leaves the others where they are.
    for (const it of exists) state.touch(key, it.text, it.depends);
    state.touch(key, text, variablesIn([list]));
    const right = rightSideOf(statement);
    if (isOne && right?.localName === 'var') state.learn([scalarFact(variableKey(right))]);
  }

  /** Notes on active storage whether its indices can repeat. */
  #visitStorage(expression: XmlElement, state: ShapeState, around: Surroundings): void {
    walk(expression, (it) => {
      const [base, list] = it.localName === 'array' ? children(it) : [];
      if (base === undefined || list?.localName !== 'param-list') return undefined;
      const array = evaluate(base, around);
      const indices = children(list);
      if (this.#annotating) {
        const unique = indices.every((index, position) => {
          const value = indexPart(index, array.shape, position, indices.length, around);
          return value.unique || value.logical || isScalar(value.shape);
        });
        annotateKnown(it, 'repeats', unique ? 'no' : undefined);
        annotateKnown(it, 'span', writeSpan(indices, array.shape, around, this.#numbers));
        annotateKnown(it, 'shape', isScalar(evaluate(it, around).shape) ? 'scalar' : undefined);
      }
      return undefined;
    });
  }

  /** Notes that what is read exists. */
  #touchStorage(expression: XmlElement, state: ShapeState): void {
    walk(expression, (it) => {
      const indexed = indexedVariable(it);
      if (indexed !== undefined) {
        const { variable, indices } = indexed;
        state.touch(variableKey(variable), expressionText(indices), variablesIn([indices]));
      }
      return undefined;
    });
  }

  #loop(statement: XmlElement, state: ShapeState, around: Surroundings): void {
    const [variable, values] = children(statement);
    if (variable === undefined || values === undefined) return;
    const range = evaluate(values, around);
    const isRange = values.localName === 'range';
    const isRow = range.shape.kind === 'matrix' && range.shape.rows.isOne;
    const amount =
      isRange && range.integer ? Dimension.atom(`${around.nameOf(statement)}:iteration`) : undefined;
    const shape = isRange || isRow ? scalarShape : namedShape(`${around.nameOf(statement)}:column`);
    const key = variableKey(variable);
    if (this.#annotating) {
      const parts = (): Value[] => children(values).map((part) => evaluate(part, around));
      const kind = isRange ? rangeKind(values, parts()) : undefined;
      annotateKnown(statement, 'range', kind);
      annotateKnown(statement, 'iterates', isRange && countOf(range.shape).isPositive ? 'yes' : undefined);
      annotateKnown(variable, 'shape', state.isScalar(key) ? 'scalar' : undefined);
    }
    const unit = isRange && children(values).length === 2;
    const bounds = isRange ? { least: range.least, most: range.most } : {};
    const [begin] = unit ? children(values) : [];
    const isOne = begin?.localName === 'literal' && begin.textContent === '1';
    const first = isOne ? { least: Dimension.one } : {};
    state.assign(
      key,
      valueOf(shape, {
        ...{ integer: range.integer, numeric: range.numeric, unique: isScalar(shape), amount },
        ...{ ...bounds, ...first },
      }),
    );
  }

  /** The states in a branch and behind the choice that passes it by: the condition gives facts on sizes. */
  #branch(branch: XmlElement, state: ShapeState): { entered: ShapeState; passed: ShapeState } {
    const [condition] = children(branch);
    const where = (truth: boolean): ShapeState => {
      const facts = condition === undefined ? [] : factsOf(condition, truth);
      if (facts.length === 0) return state;
      const informed = state.copy();
      this.#learn(informed, facts);
      return informed;
    };
    return { entered: where(true), passed: where(false) };
  }

  #learn(state: ShapeState, facts: readonly SizeFact[]): void {
    const nameOf = (it: XmlElement): string => this.#nameOf(it);
    state.learn(facts, nameOf, (it) => {
      if (holds(it, (part) => part.localName === 'call' && annotation(part, 'is') === 'user'))
        return undefined;
      const { shape, amount } = evaluate(it, this.#around(state));
      return isScalar(shape) ? amount : undefined;
    });
  }
}
