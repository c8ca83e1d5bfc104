import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, holds, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';

/**
 * Finds solutions of systems with one matrix in a list of statements, as the adjoints of `K = P / S` and `S \ v` take them. Marks
 * the calls of `adm_solve_regular` whose matrix such a call has looked at before (`ada:regular`): that ends the run where the
 * matrix is singular. Marks the solutions that are the same with a number that they have in common (`ada:solution`), and
 * the statement with the first of them with `ada:solves`.
 */
export const sharedSolves: Analysis = {
  name: 'shared-solves',
  needs: ['ada:container', 'ada:first', 'ada:shape'],
  reads: ['ada:solves'],
  adds: ['ada:regular', 'ada:solution', 'ada:solves'],
  run(root) {
    let groups = 0;
    for (const unit of functionsOf(root))
      walk(unit, (it) => {
        if (it.localName === 'statement-list')
          for (const group of solutionsIn(it)) {
            groups += 1;
            const first = group[0]!.statement;
            annotate(first, 'solves', [annotation(first, 'solves'), groups].filter(Boolean).join(' '));
            for (const { whole } of group) annotate(whole, 'solution', String(groups));
          }
        return it.localName !== 'binary' && it.localName !== 'adjoint-increment';
      });
  },
};

/** The solution of a system in an expression: a column form `A \ b`, or `b / A`, or the transpose of the former. */
interface Solve {
  /** The expression: for the transposed column form with the transposition. */
  readonly whole: XmlElement;
  readonly call: XmlElement | undefined;
  readonly matrix: string;
  /** The variables that it is computed from. */
  readonly reads: readonly string[];
  /** The same for all that give the same; nothing for right-hand sides that are no variables. */
  readonly key: string | undefined;
}

interface Found extends Solve {
  readonly statement: XmlElement;
}

/** The solutions of a list that occur several times; marks, on the way, what need not be looked at again. */
function solutionsIn(list: XmlElement): readonly (readonly Found[])[] {
  const groups: Found[][] = [];
  let regular = new Set<string>();
  let open = new Map<string, Found[]>();
  for (const statement of children(list)) {
    if (holds(statement, (it) => it.localName === 'statement-list')) {
      regular = new Set();
      open = new Map();
      continue;
    }
    if (statement.localName === 'adjoint-increment')
      for (const solve of solvesIn(statement)) {
        if (solve.call !== undefined) {
          if (regular.has(solve.matrix)) annotate(solve.call, 'regular', 'yes');
          regular.add(solve.matrix);
        }
        if (solve.key === undefined) continue;
        const found = { ...solve, statement };
        const group = open.get(solve.key);
        if (group !== undefined) group.push(found);
        else {
          const begun = [found];
          open.set(solve.key, begun);
          groups.push(begun);
        }
      }
    const { writes, updates } = accessesOf(statement);
    for (const written of [...writes, ...updates]) {
      regular.delete(written);
      for (const [key, group] of open) if (group[0]!.reads.includes(written)) open.delete(key);
    }
  }
  return groups.filter((it) => it.length > 1);
}

function solvesIn(statement: XmlElement): readonly Solve[] {
  const found: Solve[] = [];
  const increment = child(statement, 'increment');
  if (increment === undefined) return found;
  walk(increment, (it) => {
    const solve = solveOf(it);
    if (solve !== undefined) found.push(solve);
    return undefined;
  });
  return found;
}

function solveOf(it: XmlElement): Solve | undefined {
  const isCall = it.localName === 'call' && calleeName(it) === 'adm_solve_regular';
  const op = it.localName === 'binary' ? it.getAttribute('op') : '';
  if (!isCall && op !== '\\' && op !== '/') return undefined;
  const [one, other] = isCall ? argumentsOf(it) : children(it);
  const [matrix, right] =
    op === '/' ? [transposable(other), transposable(one)] : [transposable(one), transposable(other)];
  if (matrix === undefined) return undefined;
  const around = it.parentNode;
  const isTransposed = op !== '/' && isElement(around) && isTransposition(around);
  const isRow = op === '/' || isTransposed;
  // A row form is that of the transposed system.
  const isOther = op === '/';
  const key =
    right &&
    `${isRow ? 'row' : 'column'} ${matrix.key} ${String(matrix.isTransposed !== isOther)} ${right.key} ${String(right.isTransposed !== isOther)}`;
  return {
    whole: isTransposed ? around : it,
    call: isCall ? it : undefined,
    matrix: matrix.key,
    reads: right === undefined ? [matrix.key] : [matrix.key, right.key],
    key,
  };
}

function isTransposition(it: XmlElement): boolean {
  return it.localName === 'unary' && it.getAttribute('op') === ".'";
}

/** A variable, or its transpose. */
function transposable(
  it: XmlElement | undefined,
): { readonly key: string; readonly isTransposed: boolean } | undefined {
  if (it === undefined) return undefined;
  const isTransposed = isTransposition(it);
  const variable = isTransposed ? children(it)[0] : it;
  return variable?.localName === 'var' ? { key: variableKey(variable), isTransposed } : undefined;
}
