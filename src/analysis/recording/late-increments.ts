import type { Analysis } from '../analysis.js';
import { annotate, annotateKnown, annotation, child, children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, type Accesses } from '../reading/accesses.js';
import { expressionText } from '../shapes/expression-text.js';
import { isPlainPart } from '../activity/plain-part.js';

/** So many statements are looked at behind an increment. */
const farthest = 60;

/** Statements that others may pass by; what has branches or iterations is none. */
const simple: ReadonlySet<string> = new Set([
  ...['adjoint-increment', 'binary', 'initialize-adjoint', 'initialize-adjoint-part'],
]);

/**
 * Finds increments of an adjoint, or of one part of it, that may be made where the next one of the same is: nothing in between
 * reads that adjoint or changes what the increment is made of. Increments commute. Numbers the places that increments move to
 * (`ada:gathers`), and writes the number on those that do (`ada:gathered`).
 */
export const lateIncrements: Analysis = {
  name: 'late-increments',
  needs: ['ada:container', 'ada:first', 'ada:repeats', 'ada:shape'],
  adds: ['ada:gathered', 'ada:gathers'],
  writes: ['ada:first'],
  run(root) {
    let count = 0;
    const numbers = new Map<XmlElement, string>();
    for (const unit of functionsOf(root))
      walk(unit, (it) => {
        if (it.localName !== 'statement-list') return it.localName !== 'binary';
        const list = children(it);
        const moved = moves(list);
        for (const late of moved.keys()) passFirst(late, list, moved);
        for (const [late, place] of moved) {
          const number = numbers.get(place) ?? String((count += 1));
          numbers.set(place, number);
          annotate(place, 'gathers', number);
          annotate(late, 'gathered', number);
        }
        return undefined;
      });
  },
};

/** An increment and what it is about. */
interface Increment {
  readonly key: string;
  readonly text: string;
  readonly reads: ReadonlySet<string>;
}

/** The increments of a list that move, each with the one that it moves to, which stays where it is. */
function moves(list: readonly XmlElement[]): ReadonlyMap<XmlElement, XmlElement> {
  const found = new Map<XmlElement, XmlElement>();
  const places = list.map((statement) => ({
    statement,
    access: simple.has(statement.localName) ? accessesOf(statement) : undefined,
    increment: incrementOf(statement),
  }));
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const { statement, increment } = places[at]!;
    if (increment === undefined) continue;
    const behind = places.slice(at + 1, at + farthest);
    const place = placeOf(increment, behind, (it) => found.has(it));
    if (place !== undefined) found.set(statement, place);
  }
  return found;
}

/** A statement of a list: what it reads and writes, unless it is passed by no other, and the increment that it is. */
interface Place {
  readonly statement: XmlElement;
  readonly access: Accesses | undefined;
  readonly increment: Increment | undefined;
}

/** The next increment of the same that stays. */
function placeOf(
  increment: Increment,
  behind: readonly Place[],
  moves: (other: XmlElement) => boolean,
): XmlElement | undefined {
  for (const { statement, access, increment: other } of behind) {
    if (access === undefined) return undefined;
    if (other?.text === increment.text && !moves(statement)) return statement;
    if (!isPassedBy(increment, statement, access)) return undefined;
  }
  return undefined;
}

function isPassedBy(
  { key, reads }: Increment,
  statement: XmlElement,
  { writes, updates, reads: others }: Accesses,
): boolean {
  const isIncrement = statement.localName === 'adjoint-increment';
  return (
    !others.includes(key) &&
    !writes.some((it) => it === key || reads.has(it)) &&
    !updates.some((it) => (it === key && !isIncrement) || reads.has(it))
  );
}

/** An increment that may move: one of a variable, or of a plain part, that is not made of that variable. */
function incrementOf(statement: XmlElement): Increment | undefined {
  if (statement.localName !== 'adjoint-increment' || annotation(statement, 'container') !== undefined)
    return undefined;
  // The first increment of a whole adjoint takes the place of what would set it to zero.
  if (annotation(statement, 'first') === 'yes') return undefined;
  const [storage] = children(child(statement, 'target')!);
  if (storage === undefined || (storage.localName !== 'var' && !isPlainPart(storage))) return undefined;
  const { updates, reads } = accessesOf(statement);
  const [key] = updates;
  if (key === undefined || reads.includes(key)) return undefined;
  return { key, text: expressionText(storage), reads: new Set(reads) };
}

/** The first increment of an adjoint that is zero is an assignment: where it moves, the next one becomes the first. */
function passFirst(
  late: XmlElement,
  list: readonly XmlElement[],
  moved: ReadonlyMap<XmlElement, XmlElement>,
): void {
  const key = incrementOf(late)?.key;
  if (annotation(late, 'first') === undefined || key === undefined) return;
  const heir = list
    .slice(list.indexOf(late) + 1)
    .find((it) => !moved.has(it) && simple.has(it.localName) && accessesOf(it).updates.includes(key));
  if (heir === undefined || heir === moved.get(late)) return;
  annotateKnown(late, 'first', undefined);
  const first = list.find((it) => moved.get(it) === heir) ?? heir;
  if (incrementOf(first) !== undefined && isPart(first)) annotate(first, 'first', 'part');
}

function isPart(increment: XmlElement): boolean {
  return children(child(increment, 'target')!)[0]?.localName !== 'var';
}
