import { annotation, attribute, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { calleeName } from '../reading/differentiable-parts.js';

/** Functions that take others, or look at variables by their names. */
const seesMore =
  /^(feval|\w+fun|accumarray|exist|who|whos|inputname|isargout|evalin|assignin|nargin|nargout)$/;
const states: ReadonlySet<string> = new Set(['global', 'persistent', 'command', 'spmd', 'clear']);
const jumps: ReadonlySet<string> = new Set(['break', 'continue', 'return', 'loop-exit']);

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
  ) {
    let mayGo = true;
    walk(unit, (it) => {
      const isNamed =
        it.localName === 'call' && /^(exist|who|whos|inputname|evalin|assignin|clear)$/.test(calleeName(it));
      if (states.has(it.localName) || isNamed) mayGo = false;
      return mayGo ? undefined : false;
    });
    this.#mayGo = mayGo;
  }

  /** Whether an assignment may go, or a loop or a choice without statements that stay. */
  mayGo(it: XmlElement): boolean {
    if (!this.#mayGo) return false;
    if (isAssignment(it)) return targetsOf(it).length > 0 && this.#onlyGivesValues(it);
    if (it.localName === 'for' || it.localName === 'choose' || it.localName === 'switch')
      return !hasJump(it) && this.#headOnlyGivesValues(it);
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
    let only = true;
    walk(part, (it) => {
      // An index out of range ends the run; without the read the adjoint would grow.
      const isRead = it.localName === 'array' || it.localName === 'cell-index';
      if (attribute(it, 'echo') !== undefined || (isRead && !isTarget(it))) only = false;
      if (it.localName === 'call' || it.localName === 'function-handle') {
        const name = it.localName === 'call' ? calleeName(it) : it.textContent;
        if (annotation(it, 'is') === 'user' || seesMore.test(name) || !this.rules.isRepeatable(name))
          only = false;
      }
      return only ? undefined : false;
    });
    return only;
  }
}

function isTarget(it: XmlElement): boolean {
  const assignment = it.parentNode as XmlElement;
  return isAssignment(assignment) && targetsOf(assignment).length === 1 && children(assignment)[0] === it;
}

function hasJump(it: XmlElement): boolean {
  let has = false;
  walk(it, (part) => {
    if (jumps.has(part.localName)) has = true;
    return has ? false : undefined;
  });
  return has;
}
