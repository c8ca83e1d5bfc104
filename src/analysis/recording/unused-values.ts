import { annotation, attribute, children, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { jumps } from '../reading/jumps.js';

/** Functions that take others, or look at variables by their names. */
const seesMore =
  /^(feval|\w+fun|accumarray|exist|who|whos|inputname|isargout|evalin|assignin|nargin|nargout)$/;
const states: ReadonlySet<string> = new Set(['global', 'persistent', 'command', 'spmd', 'clear']);

/**
 * Tells which of the user's own statements may go where nobody reads what they write, as results are left out: those that do
 * nothing but give values. An error that a value of another size would raise is no effect. Calls of the user's functions stay,
 * and all statements of functions with shared variables, or that look at variables by their names.
 */
export class UnusedValues {
  readonly #mayGo: boolean;

  constructor(
    unit: XmlElement,
    readonly rules: RuleTable,
    /** Whether all is done for the second time, so that no statement can fail. */
    readonly isRepeated = false,
  ) {
    const isNamed = (it: XmlElement): boolean =>
      it.localName === 'call' && /^(exist|who|whos|inputname|evalin|assignin|clear)$/.test(calleeName(it));
    this.#mayGo = !holds(unit, (it) => states.has(it.localName) || isNamed(it));
  }

  /** Whether an assignment may go, or a loop or a choice without statements that stay. */
  mayGo(it: XmlElement): boolean {
    if (!this.#mayGo) return false;
    if (isAssignment(it)) return targetsOf(it).length > 0 && this.#onlyGivesValues(it);
    if (it.localName === 'for' || it.localName === 'choose' || it.localName === 'switch')
      return !holds(it, (part) => jumps.has(part.localName)) && this.#headOnlyGivesValues(it);
    return false;
  }

  #headOnlyGivesValues(it: XmlElement): boolean {
    return children(it).every((part) => {
      if (part.localName === 'statement-list') return true;
      if (part.localName === 'when' || part.localName === 'case' || part.localName === 'otherwise')
        return this.#headOnlyGivesValues(part);
      return this.#onlyGivesValues(part);
    });
  }

  #onlyGivesValues(part: XmlElement): boolean {
    return !holds(part, (it) => {
      // An index out of range ends the run; without the read the adjoint would grow.
      const isRead = it.localName === 'array' || it.localName === 'cell-index';
      if (attribute(it, 'echo') !== undefined) return true;
      if (isRead && !this.isRepeated && !isTarget(it)) return true;
      if (it.localName !== 'call' && it.localName !== 'function-handle') return false;
      const name = it.localName === 'call' ? calleeName(it) : it.textContent;
      return annotation(it, 'is') === 'user' || seesMore.test(name) || !this.rules.isRepeatable(name);
    });
  }
}

function isTarget(it: XmlElement): boolean {
  const assignment = it.parentNode as XmlElement;
  return isAssignment(assignment) && targetsOf(assignment).length === 1 && children(assignment)[0] === it;
}
