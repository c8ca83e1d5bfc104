import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { assignedIn } from '../lists/assigned-in.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { elementRead, type ElementRead } from './element-read.js';
import { keysOf } from '../names/names.js';
import { pushTo } from '../names/push-to.js';
import { statementIn } from '../reading/statement-in.js';
import { variablesIn } from '../reading/accesses.js';

/**
 * Elements with constant indices of vectors of constant size get variables of their own where they are read several times,
 * or in loops: the adjoints of these are numbers, which cost a fifth of what elements of an array cost, and the adjoint of
 * the vector is put together once. All of these reads stand where nothing writes to the vector. Writes `ada:opens` on the
 * statement that the variables get their values before, `ada:element` on the reads, and `ada:vector` where all elements get one.
 */
export const namedElements: Analysis = {
  name: 'named-elements',
  needs: ['ada:active', 'ada:container', 'ada:scalars', 'ada:settles', 'ada:shape', 'ada:sparse'],
  reads: ['ada:first', 'ada:opens'],
  adds: ['ada:element', 'ada:opens', 'ada:vector'],
  writes: ['ada:scalars'],
  run(root) {
    for (const unit of functionsOf(root))
      if (annotation(unit, 'sparse') === undefined) new ElementsRun(unit).run();
  },
};

class ElementsRun {
  readonly #reads = new Map<string, ElementRead[]>();
  readonly #written = new Map<XmlElement, ReadonlySet<string>>();
  readonly #parameters: ReadonlySet<string>;
  readonly #body: XmlElement;
  #count = 0;

  constructor(readonly unit: XmlElement) {
    this.#parameters = new Set(keysOf(unit, 'param-list'));
    this.#body = bodyOf(unit);
  }

  run(): void {
    const shared = new Set<string>();
    const lists: XmlElement[] = [];
    walk(this.#body, (it) => {
      if (it.localName === 'statement-list') lists.push(it);
      if (it.localName === 'global' || it.localName === 'persistent')
        for (const key of variablesIn([it])) shared.add(key);
      const read = elementRead(it);
      if (read !== undefined) pushTo(this.#reads, read.key, read);
      return it.localName === 'anonymous-function' ? false : undefined;
    });
    for (const key of this.#reads.keys())
      if (!shared.has(key)) for (const list of lists) this.#visit(list, key);
  }

  /** Names the elements of a vector that are read between two statements of a list that write to it. */
  #visit(list: XmlElement, key: string): void {
    const reads = (this.#reads.get(key) ?? []).filter(({ array }) => statementIn(list, array) !== undefined);
    if (reads.length === 0) return;
    let region: XmlElement[] = [];
    for (const statement of children(list)) {
      const writes = this.#writtenIn(statement).has(key);
      // The right side of an assignment reads the old value.
      if (!writes || isWhole(statement, key)) region.push(statement);
      if (!writes) continue;
      this.#name(list, key, region);
      region = [];
    }
    this.#name(list, key, region);
  }

  #name(list: XmlElement, key: string, region: readonly XmlElement[]): void {
    const all = this.#reads.get(key) ?? [];
    const inRegion = all.flatMap((read) => {
      const statement = statementIn(list, read.array);
      return statement !== undefined && region.includes(statement) ? [{ ...read, statement }] : [];
    });
    const place = region.find((it) => inRegion.some(({ statement }) => statement === it));
    if (place === undefined || !this.#isAssigned(key, place)) return;
    const [rows = 0, columns = 0] = settledSizes(place, key);
    const reads = inRegion.filter(({ index }) => index <= rows * columns);
    const indices = [...new Set(reads.map(({ index }) => index))].sort((a, b) => a - b);
    const isActive = reads.some(({ array }) => annotation(children(array)[0]!, 'active') === 'yes');
    const isOften = reads.length > indices.length || reads.some(({ array }) => isInLoop(array, list));
    if (!isActive || !isOften) return;
    this.#count += 1;
    const nameOf = (index: number): string => `${this.#count}_${index}`;
    annotate(place, 'opens', [...tokens(annotation(place, 'opens')), ...indices.map(nameOf)].join(' '));
    const isAll = indices.length === rows * columns;
    for (const { array, index } of reads) {
      annotate(array, 'element', nameOf(index));
      if (isAll) annotate(array, 'vector', `${this.#count} ${rows} ${columns}`);
    }
    const scalars = [
      ...tokens(annotation(this.unit, 'scalars')),
      ...indices.map((it) => `tmp:el:${nameOf(it)}`),
    ];
    annotate(this.unit, 'scalars', scalars.join(' '));
    const named = new Set(reads.map(({ array }) => array));
    this.#reads.set(
      key,
      all.filter(({ array }) => !named.has(array)),
    );
  }

  /** Whether a variable has a value wherever a statement is reached: it is a parameter, or has got one before on the same way. */
  #isAssigned(key: string, statement: XmlElement): boolean {
    if (this.#parameters.has(key)) return true;
    for (let it = statement; it !== this.#body && isElement(it.parentNode); it = it.parentNode) {
      if (it.parentNode.localName !== 'statement-list') continue;
      const before = children(it.parentNode);
      if (before.slice(0, before.indexOf(it)).some((one) => isWhole(one, key))) return true;
    }
    return false;
  }

  #writtenIn(statement: XmlElement): ReadonlySet<string> {
    const known = this.#written.get(statement) ?? assignedIn(statement);
    this.#written.set(statement, known);
    return known;
  }
}

/** Whether a statement is an assignment to a whole variable. */
function isWhole(statement: XmlElement, key: string): boolean {
  return isAssignment(statement) && targetsOf(statement).some((it) => it.key === key && !it.partial);
}

/** Rows and columns of a vector at a statement; none where they are not constant. */
function settledSizes(statement: XmlElement, key: string): number[] {
  const sizes = tokens(annotation(statement, 'settles')).find((it) => it.startsWith(`${key}=`));
  return (sizes?.slice(key.length + 1).split(',') ?? []).map(Number);
}

/** Whether an element stands in a loop inside of a list. */
function isInLoop(element: XmlElement, list: XmlNode): boolean {
  for (let it = element; it.parentNode !== list && isElement(it.parentNode); it = it.parentNode)
    if (['for', 'while'].includes(it.parentNode.localName) && it.localName === 'statement-list') return true;
  return false;
}

function tokens(words: string | undefined): string[] {
  return (words ?? '').split(' ').filter((word) => word !== '');
}
