import { differentiate, type DifferentiateResult } from '../engine/differentiate.js';
import { median } from './median.js';
import { programKinds } from './program-kinds.js';

/** The times of one size of program. */
export interface TransformationResult {
  readonly kind: string;
  readonly statements: number;
  /** Median of warm runs, in milliseconds. */
  readonly milliseconds: number;
  readonly linesPerSecond: number;
  /** How many steps ran, of how many; the others had nothing to do. */
  readonly applied: number;
  readonly steps: number;
  /** The share of each phase in the time of all steps. */
  readonly shares: Readonly<Record<string, number>>;
}

/** Times the transformation of generated programs, warm: the runs before the first measured one do not count. */
export function benchTransformation(kind: string, sizes: readonly number[]): TransformationResult[] {
  run(kind, 10);
  return sizes.map((statements) => {
    // Engines go on compiling for some runs.
    for (let count = 0; count < Math.max(4, 300 / statements); count += 1) run(kind, statements);
    const repetitions = statements > 500 ? 3 : 9;
    const runs = Array.from({ length: repetitions }, () => run(kind, statements));
    const milliseconds = median(runs.map((it) => it.milliseconds));
    const timings = runs[0]?.result.timings ?? [];
    const total = timings.reduce((sum, it) => sum + it.milliseconds, 0);
    const shares: Record<string, number> = {};
    for (const it of timings) shares[it.phase] = (shares[it.phase] ?? 0) + it.milliseconds / total;
    return {
      kind,
      statements,
      milliseconds,
      linesPerSecond: (statements / milliseconds) * 1000,
      applied: timings.filter((it) => it.applied > 0).length,
      steps: timings.length,
      shares,
    };
  });
}

/** The exponent of time against statements: 1 is linear. */
export function exponentOf(results: readonly TransformationResult[]): number {
  const points = results.map((it) => [Math.log(it.statements), Math.log(it.milliseconds)] as const);
  const mean = (index: 0 | 1): number => points.reduce((sum, it) => sum + it[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, it) => sum + (it[0] - x) * (it[1] - y), 0);
  return above / points.reduce((sum, it) => sum + (it[0] - x) ** 2, 0);
}

function run(kind: string, statements: number): { milliseconds: number; result: DifferentiateResult } {
  const text = programKinds[kind]?.(statements) ?? '';
  const files = [{ name: 'generated.m', text }];
  const start = performance.now();
  const result = differentiate({ files, independents: ['x', 'p'] });
  if (result.files.length === 0) throw new Error(result.diagnostics[0]?.message ?? 'no code');
  return { milliseconds: performance.now() - start, result };
}
