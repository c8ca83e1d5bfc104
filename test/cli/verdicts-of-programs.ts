import type { Comparison, ComparisonReport } from '../../src/cli/verification/comparison.js';
import { runComparisons } from '../../src/cli/verification/run-comparisons.js';
import { signaturesIn } from '../../src/matlab/signatures-in.js';
import type { AdjointCheck } from '../../src/octave/check-adjoints.js';

/** The verdicts of `adjoin verify` on programs at each of their points, by their names and the number of the point. */
export function verdictsOfPrograms(
  checks: readonly AdjointCheck[],
  folders: readonly string[],
): Promise<ReadonlyMap<string, ComparisonReport>> {
  const [first] = checks;
  if (first === undefined) return Promise.resolve(new Map());
  const nameOf = (file: AdjointCheck['tangent']): string | undefined => file?.name.replace(/\.m$/, '');
  const comparisons = checks.flatMap((check) =>
    check.points.map((point, index): Comparison => ({
      ...check,
      label: `${check.name}/${String(index + 1)}`,
      function: check.name,
      adjoint: nameOf(check.adjoint),
      tangent: nameOf(check.tangent),
      forward: false,
      args: `{${point}}`,
      parameters: signaturesIn({ name: check.name, text: check.primal })[0]?.parameters.length ?? 0,
      list: check.list ?? 0,
      extra: check.extra ?? -1,
      tolerance: 1e-6,
    })),
  );
  const files = checks.flatMap((it) => [
    { name: `${it.name}.m`, text: it.primal },
    it.adjoint,
    ...(it.tangent === undefined ? [] : [it.tangent]),
  ]);
  const entry = { name: `${first.name}.m`, text: first.primal };
  return runComparisons({ entry, sources: [], files, folders }, comparisons, { timeoutSeconds: 3000 });
}
