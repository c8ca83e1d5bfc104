import type { XmlElement } from '../../tree/xml-node.js';
import { targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { evaluate, type Surroundings } from './evaluate.js';
import type { LastAssignments } from './last-assignments.js';
import { isScalar, sameShape, type Shape } from './shape.js';
import type { Value } from './value.js';
import { variableKey } from '../reading/variable.js';

interface Operand {
  readonly expression: XmlElement;
  readonly shape: Shape;
}

/**
 * Finds the shapes of values that are written to a part of an array and are that part with something added: they have the
 * part's shape, as expanded they would have more elements, and the assignment would end with an error. So `u(2:end - 1) =
 * u(2:end - 1) + dt * d` tells that nothing was expanded in the sum. Each round of an analysis uses such findings of the
 * one before where the value is made.
 */
export class PartShapes {
  /** The operands of elementwise assignments. */
  readonly #operands = new Map<XmlElement, readonly Operand[]>();
  readonly #known = new Map<XmlElement, Shape>();
  /** The facts that assignments to parts give on those in which the value is made. */
  readonly #found = new Map<XmlElement, { readonly shape: Shape; readonly makers: readonly XmlElement[] }>();

  constructor(readonly assignments: LastAssignments) {}

  /** Ends a round; says whether there is more to be used in the next. */
  learn(): boolean {
    let isMore = false;
    for (const { shape, makers } of this.#found.values()) {
      for (const it of makers) {
        const known = this.#known.get(it);
        if (known !== undefined && sameShape(known, shape)) continue;
        this.#known.set(it, shape);
        isMore = true;
      }
    }
    this.#found.clear();
    return isMore;
  }

  /** Takes an assignment and the values that are known of it; says what they are where parts tell. */
  told(assignment: XmlElement, values: readonly Value[], around: Surroundings): readonly Value[] {
    const call = valueOf(assignment);
    const [target, ...others] = targetsOf(assignment);
    if (call?.localName !== 'call' || target?.partial !== false || others.length > 0) return values;
    this.#note(assignment, call, around);
    const shape = this.#known.get(assignment);
    return shape === undefined ? values : values.map((it) => ({ ...it, shape }));
  }

  #note(assignment: XmlElement, call: XmlElement, around: Surroundings): void {
    const given = argumentsOf(call);
    const rule = around.rules.ruleFor(calleeName(call), given, 1);
    if (rule?.elementwise !== true || (rule.shape ?? 'broadcast') !== 'broadcast') return;
    const passive = around.rules.passiveArguments(calleeName(call), given);
    const operands = given.filter((_, index) => !passive.has(index));
    this.#operands.set(
      assignment,
      operands.map((expression) => ({ expression, shape: evaluate(expression, around).shape })),
    );
  }

  /** Takes the shape of the part that an assignment writes to. */
  conclude(assignment: XmlElement, part: Shape): void {
    this.#found.delete(assignment);
    const value = valueOf(assignment);
    if (value === undefined || isScalar(part)) return;
    const makers = this.#makersOf(value, assignment, part);
    if (makers.length > 0) this.#found.set(assignment, { shape: part, makers });
  }

  /** The assignments before another in which a value is made by adding to what has a shape. */
  #makersOf(value: XmlElement, before: XmlElement, shape: Shape): readonly XmlElement[] {
    const maker = value.localName === 'var' ? this.assignments.before(before, variableKey(value)) : undefined;
    const operands = maker === undefined ? undefined : this.#operands.get(maker);
    if (maker === undefined || operands === undefined) return [];
    const others = operands.flatMap((it) => this.#makersOf(it.expression, maker, shape));
    return others.length > 0 || operands.some((it) => sameShape(it.shape, shape)) ? [maker, ...others] : [];
  }
}
