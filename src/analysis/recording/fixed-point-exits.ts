import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import {
  annotation,
  child,
  children,
  functionsOf,
  holds,
  nextOf,
  placeOf,
  walk,
  walkNames,
} from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { commentsIn } from '../reading/comments-in.js';
import { bodyOf } from '../reading/flow.js';
import { leftByError, mayFail } from '../activity/left-by-error.js';

/** Why a loop cannot be differentiated by its fixed point, and a way out. */
interface Refusal {
  readonly reason: string;
  readonly hint: string;
}

/**
 * Looks how loops with `%ADiMat <fixed-point/>` are left. Their iteration at the fixed point is that of a loop which goes on, so
 * a branch that ends in a break must do nothing on which a derivative depends. Nor may a loop take values on which it depends one
 * by one. Reports others (E409).
 */
export const fixedPointExits: Analysis = {
  name: 'fixed-point-exits',
  needs: ['ada:tolerance'],
  adds: [],
  mayReport: true,
  goesWith: ['insert-fixed-point-iterations'],
  run(root, { report }) {
    for (const unit of functionsOf(root))
      for (const comment of commentsIn(unit)) {
        if (annotation(comment, 'tolerance') === undefined) continue;
        const loop = loopAt(comment);
        const refusal = refusalOfErrors(loop) ?? refusalOfExits(loop) ?? refusalOfVariable(loop, unit);
        if (refusal !== undefined) report(diagnostic('E409', placeOf(comment), { ...refusal }));
      }
  },
};

/** The loop that a directive is about: the one around it, or else the one behind it. */
function loopAt(comment: XmlElement): XmlElement {
  const around = comment.parentNode?.parentNode as XmlElement;
  return isLoop(around) ? around : (nextOf(comment) ?? around);
}

function isLoop(it: XmlElement): boolean {
  return it.localName === 'for' || it.localName === 'while';
}

function refusalOfErrors(loop: XmlElement): Refusal | undefined {
  const reason = leftByError(loop);
  const tried = holds(loop, (it) => it.localName === 'try' || it.localName === 'unwind-protect');
  if (reason === undefined && !tried) return undefined;
  return { reason: reason ?? mayFail, hint: "take the loop out of the 'try', and the 'try' out of the loop" };
}

function refusalOfExits(loop: XmlElement): Refusal | undefined {
  let refusal: Refusal | undefined;
  walk(loop, (it) => {
    if (it.localName === 'return')
      refusal ??= { reason: "it is left by 'return'", hint: "leave it by 'break', and return behind it" };
    if (it.localName === 'break' && loopAround(it) === loop) refusal ??= refusalOfBreak(it, loop);
    return undefined;
  });
  return refusal;
}

function refusalOfBreak(jump: XmlElement, loop: XmlElement): Refusal | undefined {
  for (let it = jump.parentNode as XmlElement; it !== loop; it = it.parentNode as XmlElement) {
    if (!['choose', 'when', 'otherwise', 'statement-list'].includes(it.localName))
      return { reason: `it is left within '${it.localName}'`, hint: "leave it by 'break' in an 'if'" };
    if (it.localName === 'otherwise' && children(it.parentNode as XmlElement).length > 2)
      return {
        reason: "it is left in the 'else' of more than one condition",
        hint: "write an 'if' of its own that leaves the loop",
      };
  }
  for (const statement of children(jump.parentNode as XmlElement)) {
    if (statement === jump || isHarmless(statement, jump, loop)) continue;
    return {
      reason: 'the branch that leaves it computes something',
      hint: 'compute it behind the loop, or before the branch in every iteration',
    };
  }
  return undefined;
}

/**
 * Whether a statement before a break gives no derivative that other iterations do not: it sets variables that the loop sets to
 * constants only, or is a copy that every iteration ends with.
 */
function isHarmless(statement: XmlElement, jump: XmlElement, loop: XmlElement): boolean {
  if (!isAssignment(statement)) return false;
  const value = valueOf(statement);
  const [target, ...others] = targetsOf(statement);
  if (target === undefined || others.length > 0 || target.partial) return false;
  if (isConstant(value)) return assignmentsTo(target.key, loop).every((it) => isConstant(valueOf(it)));
  if (value?.localName !== 'var') return false;
  return isCopied(statement, jump, loop);
}

/** Whether a copy in a branch that leaves the loop is made, too, where the loop goes on: with the same values. */
function isCopied(copy: XmlElement, jump: XmlElement, loop: XmlElement): boolean {
  const own = children(jump.parentNode as XmlElement).filter((it) => it !== jump);
  if (own.length > 1) return false;
  const branch = jump.parentNode?.parentNode as XmlElement;
  const choice = branch.parentNode as XmlElement;
  if (choice.parentNode !== bodyOf(loop)) return false;
  const other = child(choice, 'otherwise');
  if (other !== undefined && other !== branch) return isSame(children(bodyOf(other))[0], copy);
  return isSame(nextOf(choice), copy);
}

function isSame(one: XmlElement | undefined, other: XmlElement): boolean {
  if (one === undefined || !isAssignment(one)) return false;
  const texts = (it: XmlElement): readonly string[] => children(it).map((part) => part.textContent);
  return valueOf(one)?.localName === 'var' && texts(one).join(' ') === texts(other).join(' ');
}

function assignmentsTo(key: string, loop: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(loop, (it) => {
    if (isAssignment(it) && targetsOf(it).some((target) => target.key === key)) found.push(it);
    return undefined;
  });
  return found;
}

/** The values of a loop's variable have no derivative where it counts in numbers that are written there, how far ever it counts. */
function refusalOfVariable(loop: XmlElement, unit: XmlElement): Refusal | undefined {
  const [variable, values] = children(loop);
  if (loop.localName !== 'for' || variable === undefined || values === undefined) return undefined;
  const steps = values.localName === 'range' ? children(values).slice(0, -1) : [values];
  if (steps.every((it) => isConstant(it.localName === 'unary' ? children(it)[0] : it))) return undefined;
  const name = variable.textContent;
  let reads = 0;
  walkNames(unit, (it) => {
    if (it.localName === 'id' && it.textContent === name) reads += 1;
  });
  if (variable.localName === 'id' && reads === 1) return undefined;
  return {
    reason: `its variable '${name}' takes other values than counts`,
    hint: "count from a number, as 'for k = 1:n'",
  };
}

/** A number, or a flag. */
function isConstant(value: XmlElement | undefined): boolean {
  if (value?.localName === 'var') return ['true', 'false'].includes(value.textContent);
  return value?.localName === 'literal';
}

function loopAround(jump: XmlElement): XmlElement | undefined {
  for (let it = jump.parentNode; isElement(it); it = it.parentNode) if (isLoop(it)) return it;
  return undefined;
}
