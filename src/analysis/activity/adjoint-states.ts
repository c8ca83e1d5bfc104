import type { Analysis } from '../analysis.js';
import { annotate, annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { partsApart } from './parts-apart.js';
import { isPlainPart } from './plain-part.js';
import { reversingFunctions } from '../reading/reversing-functions.js';
import { variableKey } from '../reading/variable.js';
import { ForkedSet } from '../reading/forked-set.js';

/**
 * Tells where adjoints are zero for sure: they have been set to zero and nothing has been added since, on any path.
 * The first increment of such an adjoint is an assignment (`ada:first` is `yes`), that of elements of it an assignment to
 * these (`part`), and so are those of further parts behind it that have no element in common; an increment by something that is zero,
 * and zeroing a part of what is zero, are dead (`ada:dead`).
 */
export const adjointStates: Analysis = {
  name: 'adjoint-states',
  needs: ['ada:container', 'ada:repeats', 'ada:role', 'ada:shape', 'ada:span'],
  reads: ['ada:first'],
  adds: ['ada:first'],
  writes: ['ada:dead'],
  run(root) {
    for (const unit of reversingFunctions(root)) new StatesRun().run(unit);
  },
};

/** The adjoints that may hold something other than zero. */
type Nonzero = ForkedSet;

class StatesRun {
  readonly #first = new Map<XmlElement, boolean>();
  readonly #firstOfPart = new Map<XmlElement, boolean>();
  readonly #dead = new Map<XmlElement, boolean>();

  run(unit: XmlElement): void {
    const list = children(unit).find((it) => it.localName === 'param-list');
    const seeds = list === undefined ? [] : children(list).map(variableKey);
    const flow: Flow<Nonzero> = {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => this.#step(statement, state),
    };
    flowForward(bodyOf(unit), new ForkedSet(seeds), flow);
    const isDead = (it: XmlElement): boolean => this.#dead.get(it) === true;
    for (const [it, holds] of this.#first) if (holds && !isDead(it)) annotate(it, 'first', 'yes');
    for (const [it, holds] of this.#firstOfPart)
      if (holds && !isDead(it))
        for (const part of [it, ...partsApart(it, isDead)]) annotate(part, 'first', 'part');
    for (const [it, holds] of this.#dead) if (holds) annotate(it, 'dead', 'yes');
  }

  #step(it: XmlElement, state: Nonzero): Nonzero {
    const [first, second] = children(it);
    switch (it.localName) {
      case 'initialize-adjoint':
        if (first !== undefined) state.delete(variableKey(first));
        return state;
      case 'initialize-adjoint-part': {
        const [key = ''] = accessesOf(it).updates;
        this.#note(this.#dead, it, !state.has(key));
        return state;
      }
      case 'adjoint-increment': {
        const { writes, updates } = accessesOf(it);
        const key = writes[0] ?? updates[0] ?? '';
        const storage = first === undefined ? undefined : children(first)[0];
        const isWhole = storage?.localName === 'var';
        const isPart =
          storage !== undefined && isPlainPart(storage) && annotation(it, 'container') === undefined;
        const adjoints =
          second === undefined ? [] : variablesIn([second]).filter((name) => name.startsWith('a:'));
        const isZero = adjoints.length > 0 && adjoints.every((name) => !state.has(name));
        this.#note(this.#dead, it, isZero);
        const isFirst = !state.has(key);
        this.#note(this.#first, it, isWhole && isFirst);
        this.#note(this.#firstOfPart, it, isPart && isFirst);
        if (!isZero) state.add(key);
        return state;
      }
      default:
        for (const key of accessesOf(it).writes) if (key.startsWith('a:')) state.add(key);
        return state;
    }
  }

  /** Facts on a statement must hold every time that it is reached. */
  #note(notes: Map<XmlElement, boolean>, it: XmlElement, holds: boolean): void {
    notes.set(it, (notes.get(it) ?? true) && holds);
  }
}
