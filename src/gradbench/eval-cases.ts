import { RandomInput } from './random-input.js';

/** The functions of a module that are asked for in one run, as GradBench's eval would ask. */
export interface EvalCase {
  readonly module: string;
  readonly description: string;
  /** Evaluates the program; its time is what others are compared with. Nested evals have no such function. */
  readonly primal?: string;
  /** The other functions. */
  readonly derivatives: readonly string[];
  readonly input: unknown;
  /** The relative deviation that is allowed. */
  readonly tolerance: number;
}

const jacobian = { primal: 'objective', derivatives: ['jacobian'] };
const gradient = { primal: 'primal', derivatives: ['gradient'] };
const nested = { derivatives: ['ff', 'fr', 'rf', 'rr'] };

/** Rounding, and what the complex step and other formulas add to it. */
const exact = 1e-10;

/** Small inputs: the independent way costs as many evaluations as there are parameters. */
export function evalCases(seed: number): EvalCase[] {
  return [
    {
      ...{ module: 'hello', description: 'a number', tolerance: exact },
      // It is asked once, which tells no times.
      ...{ derivatives: ['square', 'double'], input: new RandomInput(seed).number() },
    },
    { module: 'gmm', description: 'd=3 k=4 n=100', ...jacobian, input: mixture(seed), tolerance: exact },
    { module: 'ba', description: 'n=3 m=5 p=20', ...jacobian, input: bundle(seed), tolerance: exact },
    {
      ...{ module: 'lstm', description: 'layers=2 b=14 steps=20', tolerance: exact },
      ...{ ...jacobian, input: sequence(seed) },
    },
    {
      ...{ module: 'kmeans', description: 'k=10 n=500 d=4', tolerance: exact },
      ...{ primal: 'cost', derivatives: ['dir'], input: clusters(seed) },
    },
    { module: 'ht', description: 'vertices', ...jacobian, input: hand(seed, false), tolerance: exact },
    { module: 'ht', description: 'triangles', ...jacobian, input: hand(seed, true), tolerance: exact },
    {
      ...{ module: 'llsq', description: 'm=8 n=500', tolerance: exact },
      ...{ ...gradient, input: { x: new RandomInput(seed).list(8), n: 500 } },
    },
    {
      ...{ module: 'lse', description: 'n=1000', tolerance: exact },
      ...{ ...gradient, input: { x: new RandomInput(seed).list(1000, -5, 5) } },
    },
    {
      ...{ module: 'det', description: 'ell=5', tolerance: exact },
      ...{ ...gradient, input: { A: new RandomInput(seed).list(25), ell: 5 } },
    },
    {
      ...{ module: 'ode', description: 'n=20 s=50', tolerance: exact },
      ...{ ...gradient, input: { x: new RandomInput(seed).list(20, 0, 2), s: 50 } },
    },
    // A step of a descent more or less is what these may differ by. Where the first step would be small, none is made.
    { module: 'particle', description: 'w=0.2', ...nested, input: { w: 0.2 }, tolerance: 1e-6 },
    { module: 'saddle', description: 'start=(1,1)', ...nested, input: { start: [1, 1] }, tolerance: 1e-6 },
  ];
}

function mixture(seed: number): object {
  const random = new RandomInput(seed);
  const [d, k, n] = [3, 4, 100];
  return {
    ...{ d, k, n, m: 2, gamma: 1.2, x: random.rows(n, d, -2, 2), alpha: random.list(k) },
    ...{ mu: random.rows(k, d), q: random.rows(k, d), l: random.rows(k, (d * (d - 1)) / 2) },
  };
}

function bundle(seed: number): object {
  const random = new RandomInput(seed);
  const rotationAndCentre = random.list(6);
  return {
    ...{ n: 3, m: 5, p: 20, cam: [...rotationAndCentre, 500, 12, -7, 0.1, -0.02] },
    ...{ x: [...random.list(2), 4], w: random.number(0.5, 1), feat: random.list(2, -50, 50) },
  };
}

function sequence(seed: number): object {
  const random = new RandomInput(seed);
  const [layers, b] = [2, 14];
  return {
    ...{ main_params: random.rows(2 * layers, 4 * b), extra_params: random.rows(3, b) },
    ...{ state: random.rows(2 * layers, b), sequence: random.rows(20, b, 0, 1) },
  };
}

function clusters(seed: number): object {
  const points = new RandomInput(seed).rows(500, 4, 0, 1);
  // The centroids are points, so that each has one that is nearest.
  return { points, centroids: points.slice(-10).map((it) => [...it]) };
}

/** A hand of 22 bones, whose vertices lie anywhere. */
function hand(seed: number, hasTriangles: boolean): object {
  const random = new RandomInput(seed);
  const [bones, vertices, triangles, points] = [22, 40, 30, 16];
  const transforms = (): number[][][] =>
    Array.from({ length: bones }, () => [...random.rows(3, 4), [0, 0, 0, 1]]);
  // The first bone is the wrist; five fingers of four bones follow, and the forearm.
  const parents = Array.from({ length: bones }, (_, bone) =>
    bone === 0 ? -1 : bone % 4 === 1 ? 0 : bone - 1,
  );
  const model = {
    ...{ bone_count: bones, bone_names: parents.map((_, bone) => `bone ${bone}`), parents },
    ...{ base_relatives: transforms(), inverse_base_absolutes: transforms() },
    base_positions: random.rows(vertices, 3).map((it) => [...it, 1]),
    weights: random.rows(vertices, bones, 0, 0.2),
    triangles: Array.from({ length: triangles }, () => random.indices(3, vertices)),
    is_mirrored: hasTriangles,
  };
  return {
    theta: random.list(26),
    data: {
      ...{ model, points: random.rows(points, 3) },
      correspondences: random.indices(points, hasTriangles ? triangles : vertices),
    },
    us: hasTriangles ? random.rows(points, 2, 0, 0.5) : [],
  };
}
