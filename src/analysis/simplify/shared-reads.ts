import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { isAssignment } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { isActive } from '../reading/is-active.js';
import { expressionText } from '../shapes/expression-text.js';

/** An element costs twice as much as an operator, and a line: it gets a name where it is read so often. */
const fewest = 3;

/**
 * Finds elements, as x(i), that an iteration of a reversed loop reads several times while neither the array nor the index changes.
 * Numbers the reads (`ada:again`), and writes the numbers on the statements with the first of them (`ada:begins`).
 */
export const sharedReads: Analysis = {
  name: 'shared-reads',
  needs: ['ada:active', 'ada:container', 'ada:first', 'ada:shape'],
  reads: ['ada:begins'],
  adds: ['ada:again', 'ada:begins'],
  run(root) {
    let groups = 0;
    for (const unit of functionsOf(root))
      walk(unit, (it) => {
        if (it.localName !== 'reversed-loop') return it.localName !== 'binary';
        for (const { statement, reads } of groupsIn(bodyOf(it))) {
          groups += 1;
          const before = annotation(statement, 'begins');
          annotate(statement, 'begins', [before, groups].filter(Boolean).join(' '));
          for (const read of reads) annotate(read, 'again', String(groups));
        }
        return undefined;
      });
  },
};

/** Reads of one element while it has one value, and the statement with the first of them. */
interface Group {
  readonly statement: XmlElement;
  readonly reads: XmlElement[];
  readonly depends: ReadonlySet<string>;
}

function groupsIn(list: XmlElement): readonly Group[] {
  const found: Group[] = [];
  const open = new Map<string, Group>();
  for (const statement of children(list)) {
    if (!['binary', 'adjoint-increment'].includes(statement.localName)) {
      if (holds(statement, (it) => it.localName === 'statement-list')) open.clear();
    } else
      for (const read of elementsIn(statement)) {
        const text = expressionText(read);
        const group = open.get(text) ?? { statement, reads: [], depends: new Set(variablesIn([read])) };
        if (group.reads.length === 0) found.push(group);
        group.reads.push(read);
        open.set(text, group);
      }
    const { writes, updates } = accessesOf(statement);
    for (const [text, { depends }] of open)
      if ([...writes, ...updates].some((key) => depends.has(key))) open.delete(text);
  }
  return found.filter(({ reads }) => reads.length >= fewest);
}

/** The elements of active arrays that a statement reads. */
function elementsIn(statement: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const [target] = isAssignment(statement) ? children(statement) : [];
  walk(statement, (it) => {
    if (it === target || it.localName === 'target' || it.localName === 'anonymous-function') return false;
    const indexed = indexedVariable(it);
    if (indexed === undefined || annotation(it, 'shape') !== 'scalar') return undefined;
    if (isActive(indexed.variable) && annotation(it, 'container') === undefined) found.push(it);
    return false;
  });
  return found;
}
