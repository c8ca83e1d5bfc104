import type { Expression } from './ast.js';

/** Whether an expression can be assigned to: storage or, by `=`, a list of such in brackets. */
export function isTarget(it: Expression, isPlain: boolean): boolean {
  if (it.kind !== 'matrix' || !isPlain) return isStorage(it);
  const [row, ...others] = it.rows;
  if (it.braces || row === undefined || others.length > 0) return false;
  return row.every((item) => item.kind === 'ignored' || isStorage(item));
}

function isStorage(it: Expression): boolean {
  return principalVariable(it) !== undefined;
}

/** The variable that an assignment to a storage expression changes (Willkomm 2020, section 6.5.1). */
function principalVariable(it: Expression): string | undefined {
  let base = it;
  while (base.kind === 'index' || base.kind === 'field' || base.kind === 'dynamic-field') base = base.base;
  // `method@superclass` is no variable.
  return base.kind === 'variable' && !base.name.includes('@') ? base.name : undefined;
}

/** The names of the variables that an assignment to this target changes. */
export function assignedNames(target: Expression): string[] {
  const targets = target.kind === 'matrix' ? target.rows.flat() : [target];
  return targets.flatMap((it) => principalVariable(it) ?? []);
}

/** `[~ i]`, which reads as one negated element, is two outputs in MATLAB if it is assigned to. */
export function splitIgnoredTargets(it: Expression): Expression {
  if (it.kind !== 'matrix' || it.braces || it.rows.length !== 1) return it;
  const row = (it.rows[0] ?? []).flatMap((item): Expression[] => {
    const isNegated = item.kind === 'unary' && (item.operator === '~' || item.operator === '!');
    return isNegated && item.operand.start > item.start + 1
      ? [{ kind: 'ignored', start: item.start }, item.operand]
      : [item];
  });
  return { ...it, rows: [row] };
}
