import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { variableKey } from '../reading/variable.js';

/**
 * Finds adjoints that are summed back to the size of several operands of the same shape, as those of `u(left)` and `u(right)`
 * in a sum: once is enough. Marks the sums with `ada:shared`, a number that they have in common, and the statement with the
 * first of them with `ada:shares`.
 */
export const sharedReductions: Analysis = {
  name: 'shared-reductions',
  needs: ['ada:alike', 'ada:container', 'ada:first', 'ada:shape'],
  reads: ['ada:shares'],
  adds: ['ada:shared', 'ada:shares'],
  run(root) {
    let groups = 0;
    for (const unit of functionsOf(root))
      walk(unit, (it) => {
        if (it.localName === 'statement-list')
          for (const group of groupsIn(it)) {
            groups += 1;
            const [first] = group;
            const before = annotation(first!.statement, 'shares');
            annotate(first!.statement, 'shares', [before, groups].filter(Boolean).join(' '));
            for (const { reduction } of group) annotate(reduction, 'shared', String(groups));
          }
        return it.localName !== 'binary' && it.localName !== 'adjoint-increment';
      });
  },
};

interface Found {
  readonly statement: XmlElement;
  readonly reduction: XmlElement;
}

/** The reductions of a list that give the same, where there are several. */
function groupsIn(list: XmlElement): readonly (readonly Found[])[] {
  const groups: Found[][] = [];
  /** The groups whose adjoint still has the value that it had, by adjoint and shape. */
  const open = new Map<string, Map<string, Found[]>>();
  /** The originals that adjoints are copies of. */
  const copied = new Map<string, string>();
  const origin = (key: string): string => copied.get(key) ?? key;
  for (const statement of children(list)) {
    if (statement.localName !== 'adjoint-increment') {
      const { writes, updates } = accessesOf(statement);
      const isLocal = !holds(statement, (it) => it.localName === 'statement-list');
      if (isLocal && ![...writes, ...updates].some((key) => key.startsWith('a:'))) continue;
      open.clear();
      copied.clear();
      continue;
    }
    for (const { key, shape, reduction } of reductionsIn(statement)) {
      const byShape = open.get(origin(key)) ?? new Map<string, Found[]>();
      open.set(origin(key), byShape);
      const group = byShape.get(shape);
      if (group !== undefined) group.push({ statement, reduction });
      else {
        const begun = [{ statement, reduction }];
        byShape.set(shape, begun);
        groups.push(begun);
      }
    }
    const { writes, updates } = accessesOf(statement);
    for (const key of [...writes, ...updates]) {
      open.delete(key);
      for (const [copy, original] of copied) if (copy === key || original === key) copied.delete(copy);
    }
    const [value] = children(child(statement, 'increment')!);
    const [target] = writes;
    if (target !== undefined && value?.localName === 'var') copied.set(target, origin(variableKey(value)));
  }
  return groups.filter((it) => it.length > 1);
}

/** The adjoint that a statement sums back, its sign aside, to a shape that has a number. */
function reductionsIn(
  statement: XmlElement,
): readonly { readonly key: string; readonly shape: string; readonly reduction: XmlElement }[] {
  const found: { key: string; shape: string; reduction: XmlElement }[] = [];
  walk(statement, (reduction) => {
    const shape = reduction.localName === 'adjoint-reduction' ? annotation(reduction, 'alike') : undefined;
    if (shape === undefined) return undefined;
    const [term] = children(reduction);
    const isNegative = term?.localName === 'unary' && term.getAttribute('op') === '-';
    const adjoint = isNegative ? children(term)[0] : term;
    if (adjoint?.localName === 'var') found.push({ key: variableKey(adjoint), shape, reduction });
    return undefined;
  });
  return found;
}
