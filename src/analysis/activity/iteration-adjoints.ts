import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { bodyOf } from '../reading/flow.js';
import { pushTo } from '../names/push-to.js';
import { reversingFunctions } from '../reading/reversing-functions.js';
import { variableKey } from '../reading/variable.js';

/**
 * Finds adjoints, of variables that each iteration gives a value of its own, that nothing but one reversed loop adds to or reads. They are
 * set to zero behind the reversed assignment, where the variable has the value of the iteration before, of which only the size
 * is asked. They may as well begin where the reversed iteration does, where the variable has the last value of that iteration. Marks what
 * sets them to zero with `ada:anew`.
 */
export const iterationAdjoints: Analysis = {
  name: 'iteration-adjoints',
  needs: ['ada:container', 'ada:role', 'ada:shape'],
  reads: ['ada:first'],
  adds: ['ada:anew'],
  run(root) {
    for (const unit of reversingFunctions(root)) annotateIn(unit);
  },
};

function annotateIn(unit: XmlElement): void {
  const uses = usesIn(unit);
  const taken = new Set([...heldIn(unit, 'outvars'), ...heldIn(unit, 'param-list')]);
  walk(bodyOf(unit), (loop) => {
    if (loop.localName !== 'reversed-loop') return loop.localName !== 'binary';
    const statements = children(bodyOf(loop));
    if (statements[0]?.localName !== 'iteration-restore') return undefined;
    const inside = new Set<XmlElement>();
    walk(loop, (it) => {
      inside.add(it);
      return undefined;
    });
    statements.forEach((it, index) => {
      if (it.localName !== 'initialize-adjoint' || annotation(it, 'shape') !== undefined) return;
      const key = variableKey(children(it)[0]!);
      const found = uses.get(key) ?? [];
      if (
        taken.has(key) ||
        !found.some((use) => isOfPart(use, key)) ||
        !found.every((use) => inside.has(use))
      )
        return;
      if (isLast(key, statements.slice(index + 1))) annotate(it, 'anew', 'yes');
    });
    return undefined;
  });
}

/** The statements that read an adjoint, or change it otherwise than by setting all of it to zero. */
function usesIn(unit: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const uses = new Map<string, XmlElement[]>();
  walk(unit, (it) => {
    if (it.localName === 'initialize-adjoint' || it.localName === 'statement-list') return undefined;
    if (it.parentNode?.localName !== 'statement-list') return undefined;
    for (const key of keysIn(it)) if (key.startsWith('a:')) pushTo(uses, key, it);
    return undefined;
  });
  return uses;
}

function keysIn(statement: XmlElement): ReadonlySet<string> {
  const { reads, writes, updates } = accessesOf(statement);
  const found = new Set([...reads, ...writes, ...updates]);
  walk(statement, (it) => {
    if (it.localName === 'statement-list') return false;
    if (it.localName === 'var') found.add(variableKey(it));
    return undefined;
  });
  return found;
}

function heldIn(unit: XmlElement, list: string): string[] {
  const found = child(unit, list);
  return found === undefined ? [] : children(found).map(variableKey);
}

/** Whether an increment is one of a part of an adjoint: the first of a whole adjoint needs no zeros. */
function isOfPart(use: XmlElement, key: string): boolean {
  if (use.localName !== 'adjoint-increment') return false;
  const [storage] = children(children(use)[0]!);
  if (storage === undefined || storage.localName === 'var') return false;
  return accessesOf(use).updates.includes(key);
}

/** Whether no statement behind, nor one inside of these, has to do with an adjoint. */
function isLast(key: string, behind: readonly XmlElement[]): boolean {
  let isUsed = false;
  for (const statement of behind)
    walk(statement, (it) => {
      if (it.localName === 'var' && variableKey(it) === key) isUsed = true;
      return !isUsed;
    });
  return !isUsed;
}
