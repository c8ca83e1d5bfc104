import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, textOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { pushTo } from '../names/push-to.js';
import { resultTakers } from '../lists/result-takers.js';
import { statementIn } from '../reading/statement-in.js';
import { variableKey } from '../reading/variable.js';

/**
 * Of which values that are recorded in loops the reverse sweep asks the size only, to give an adjoint the size of an
 * operand that was expanded, or whether they are scalars: these are recorded instead. `ada:sized` tells what is (`size`,
 * `isscalar`) and of which value, on the entries of records and where it is asked for. A tape that held an array for each
 * operand then holds those that derivatives need.
 */
export const recordedSizes: Analysis = {
  name: 'recorded-sizes',
  needs: ['ada:container', 'ada:first', 'ada:is', 'ada:role', 'ada:shape'],
  adds: ['ada:sized'],
  run(root) {
    const units = functionsOf(root);
    for (const unit of units) {
      const role = annotation(unit, 'role');
      const isRecording = (it: XmlElement): boolean =>
        annotation(it, 'role') === 'recording' && functionName(it) === functionName(unit);
      const recording = role === 'returning' ? units.find(isRecording) : unit;
      if ((role === 'joint' || role === 'returning') && recording !== undefined)
        new ReverseSweep(unit).annotate(recording);
    }
  },
};

/** The property of a value that is read. */
type Asked = 'size' | 'isscalar';

/** Where a variable is read or written. */
interface Use {
  readonly element: XmlElement;
  /** Undefined: the value itself is needed, or another is written. */
  readonly asked: Asked | undefined;
}

class ReverseSweep {
  readonly #uses = new Map<string, Use[]>();
  /** The entries of what brings values back, by the variables. */
  readonly #entries = new Map<string, XmlElement[]>();
  /** The places of the statements, in the order in which they stand. */
  readonly #places = new Map<XmlElement, number>();
  readonly #body: XmlElement;

  constructor(unit: XmlElement) {
    this.#body = bodyOf(unit);
    const statements = children(this.#body);
    const turningPoint = statements.findIndex((it) => it.localName === 'turning-point');
    for (const it of statements.slice(turningPoint + 1)) this.#visit(it);
  }

  annotate(recording: XmlElement): void {
    for (const [key, [entry, ...others]] of this.#entries) {
      if (entry === undefined || others.length > 0) continue;
      const restore = entry.parentNode as XmlElement;
      const uses = this.#uses.get(key) ?? [];
      const moved = uses.length === 1 ? moveOf(uses[0]!.element, restore) : undefined;
      const asking =
        moved === undefined ? this.#usesBehind(uses, restore) : this.#usesOfMoved(moved, restore);
      if (asking === undefined || asking.length === 0 || asking.some((it) => it.asked === undefined))
        continue;
      // An expression may stand in the place of the variable there.
      const recorded = entriesOf(recording, restore, entry);
      if (recorded.some((it) => it.localName !== 'var')) continue;
      const asked: Asked = asking.every((it) => it.asked === 'isscalar') ? 'isscalar' : 'size';
      const carriers = [...asking, ...(moved === undefined ? [] : uses)].map(({ element }) => element);
      const tmp = child(entry, 'tmp');
      const name = `${tmp?.getAttribute('kind') ?? ''}${entry.textContent}`;
      for (const it of [entry, ...recorded, ...carriers]) annotate(it, 'sized', `${asked} ${name}`);
    }
  }

  #visit(statement: XmlElement): void {
    this.#places.set(statement, this.#places.size);
    if (statement.localName === 'iteration-restore') {
      for (const it of children(statement).slice(1)) pushTo(this.#entries, variableKey(it), it);
      return;
    }
    const named = new Set<string>();
    const lists: XmlElement[] = [];
    walk(statement, (it) => {
      if (it.localName === 'statement-list') lists.push(it);
      else if (it.localName === 'var') {
        const key = variableKey(it);
        named.add(key);
        pushTo(this.#uses, key, { element: it, asked: askedOf(it) });
      }
      return it.localName !== 'statement-list';
    });
    const { reads, writes } = accessesOf(statement);
    for (const key of [...reads, ...writes]) {
      if (named.has(key)) continue;
      // An adjoint begins as zeros of its variable's size.
      const isSize = statement.localName === 'initialize-adjoint' && !annotation(statement, 'container');
      pushTo(this.#uses, key, { element: statement, asked: isSize ? 'size' : undefined });
    }
    for (const list of lists) for (const it of children(list)) this.#visit(it);
  }

  /** All uses of a variable that a restore restores, if they stand behind it in its list. */
  #usesBehind(uses: readonly Use[], restore: XmlElement): readonly Use[] | undefined {
    const isBehind = ({ element }: Use): boolean => {
      const statement = statementIn(restore.parentNode, element);
      return statement !== undefined && this.#place(statement) > this.#place(restore);
    };
    return uses.every(isBehind) ? uses : undefined;
  }

  /**
   * The uses of the variable that an assignment moves a restored value to, up to the next such assignment. Undefined
   * unless all of its uses stand behind such assignments in this list, or in front of the loop, and nothing else brings
   * it back.
   */
  #usesOfMoved(moved: XmlElement, restore: XmlElement): readonly Use[] | undefined {
    const key = variableKey(children(moved)[0]!);
    if (this.#entries.has(key)) return undefined;
    const list = moved.parentNode as XmlElement;
    const moves = children(list).filter((it) => isMove(it) && variableKey(children(it)[0]!) === key);
    const loop = this.#place(statementIn(this.#body, restore)!);
    const found: Use[] = [];
    for (const it of this.#uses.get(key) ?? []) {
      const statement = statementIn(list, it.element);
      if (statement === undefined) {
        if (this.#place(statementIn(this.#body, it.element)!) < loop) continue;
        return undefined;
      }
      if (moves.includes(statement)) continue;
      const last = moves.findLast((move) => this.#place(move) < this.#place(statement));
      if (last === undefined) return undefined;
      if (last === moved) found.push(it);
    }
    return found;
  }

  #place(statement: XmlElement): number {
    return this.#places.get(statement) ?? -1;
  }
}

/** Whether a statement moves a restored value as it is to a variable (`x = x_1`): parts are restored in what else is there. */
function isMove(statement: XmlElement): boolean {
  const [target, value] = children(statement);
  return (
    statement.getAttribute('restores') !== '' && target?.localName === 'var' && value?.localName === 'var'
  );
}

/** The statement that moves what a variable holds, in the list of the restore. */
function moveOf(variable: XmlElement, restore: XmlElement): XmlElement | undefined {
  const statement = variable.parentNode as XmlElement;
  const isOfList = statement.parentNode === restore.parentNode && isMove(statement);
  return isOfList && children(statement)[1] === variable ? statement : undefined;
}

/** The entries of the records of the loop that a restore belongs to, where it brings a variable back. */
function entriesOf(recording: XmlElement, restore: XmlElement, brought: XmlElement): XmlElement[] {
  const place = children(restore).indexOf(brought);
  const found: XmlElement[] = [];
  walk(recording, (it) => {
    if (it.localName !== 'iteration-record') return undefined;
    const entry = children(it)[place];
    if (it.getAttribute('loop') === restore.getAttribute('loop') && entry !== undefined) found.push(entry);
    return false;
  });
  return found;
}

/** The property of a variable that is read where it stands. */
function askedOf(variable: XmlElement): Asked | undefined {
  const parent = variable.parentNode;
  if (!isElement(parent)) return undefined;
  if (parent.localName === 'adjoint-reduction') return children(parent)[1] === variable ? 'size' : undefined;
  const call = parent.parentNode;
  if (parent.localName !== 'param-list' || children(parent).length !== 1 || !isCall(call)) return undefined;
  const [called] = children(call);
  const name = called?.localName === 'id' ? textOf(called) : '';
  // In `[m, n] = size(x)` it is no value that could be kept.
  const isValue = resultTakers(call).length === 0;
  return (name === 'size' || name === 'isscalar') && isValue ? name : undefined;
}

function isCall(it: XmlNode | null): it is XmlElement {
  return isElement(it) && it.localName === 'call' && annotation(it, 'is') !== 'user';
}
