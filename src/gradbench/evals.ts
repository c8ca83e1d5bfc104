import type { DerivativeRequest } from '../contract/request.js';

/** How an output is told in JSON: a number, the elements of an array, a list for each of its rows, or fields. */
export type OutputKind = 'number' | 'list' | 'rows' | { readonly [field: string]: OutputKind };

/** A derivative of a program, which the functions of an eval call. */
export interface Derivation {
  /** The function: of a file in the folder of the eval, or of a derivative before this one. */
  readonly program: string;
  readonly request: DerivativeRequest;
}

/** An eval of GradBench: the folder in `src/toolbox/gradbench` that has its name, and what lies in it. */
export interface Eval {
  readonly derivations: readonly Derivation[];
  /** The functions by the name of the protocol, and what they give. */
  readonly functions: Readonly<Record<string, OutputKind>>;
}

/** In the nested evals: first the mode of the outer derivative, then that of the inner one. */
const nestedModes = ['ff', 'fr', 'rf', 'rr'] as const;

/** The evals by the module of the protocol. */
export const evals: Readonly<Record<string, Eval>> = {
  hello: {
    derivations: [adjoint('square', ['x'])],
    functions: { square: 'number', double: 'number' },
  },
  gmm: {
    derivations: [adjoint('log_posterior', ['alpha', 'mu', 'q', 'l'])],
    functions: { objective: 'number', jacobian: { alpha: 'list', mu: 'rows', q: 'rows', l: 'rows' } },
  },
  ba: {
    derivations: [
      {
        program: 'reprojection_error',
        request: { independents: ['cam', 'X', 'w'], options: { 'output-mode': 'split-all' } },
      },
      adjoint('weight_error', ['w']),
    ],
    functions: {
      objective: {
        reproj_error: { elements: 'list', repeated: 'number' },
        w_err: { element: 'number', repeated: 'number' },
      },
      jacobian: { rows: 'list', cols: 'list', vals: 'list' },
    },
  },
  lstm: {
    derivations: [adjoint('sequence_loss', ['main', 'extra'])],
    functions: { objective: 'number', jacobian: 'list' },
  },
  kmeans: {
    derivations: [
      adjoint('clustering_cost', ['centroids']),
      {
        program: 'a_clustering_cost',
        request: { mode: 'forward', independents: ['centroids'], dependents: ['a_centroids'] },
      },
    ],
    functions: { cost: 'number', dir: 'rows' },
  },
  ht: {
    derivations: [
      {
        program: 'tracking_error',
        request: { mode: 'forward', independents: ['theta', 'us'], options: { directions: 'many' } },
      },
    ],
    functions: { objective: 'list', jacobian: 'rows' },
  },
  llsq: {
    derivations: [adjoint('squared_residuals', ['x'])],
    functions: { primal: 'number', gradient: 'list' },
  },
  lse: {
    derivations: [adjoint('log_sum_exp', ['x'])],
    functions: { primal: 'number', gradient: 'list' },
  },
  det: {
    derivations: [adjoint('minor_determinant', ['A'])],
    functions: { primal: 'number', gradient: 'list' },
  },
  ode: {
    derivations: [adjoint('runge_kutta', ['x'])],
    functions: { primal: 'list', gradient: 'list' },
  },
  particle: {
    derivations: nested('potential', ['x'], {
      ...{ outer: 'miss', by: 'w', handle: 'force' },
      ...{ adjoint: 'force_by_adjoint', tangents: 'force_by_tangents' },
    }),
    functions: Object.fromEntries(nestedModes.map((it) => [it, 'number'])),
  },
  saddle: {
    derivations: nested('height', ['y'], {
      ...{ outer: 'ridge', by: 'x', handle: 'slope' },
      ...{ adjoint: 'slope_by_adjoint', tangents: 'slope_by_tangents' },
    }),
    functions: Object.fromEntries(nestedModes.map((it) => [it, 'list'])),
  },
};

function adjoint(program: string, independents: readonly string[]): Derivation {
  return { program, request: { independents } };
}

/** The outer function of a nested eval: a parameter of it is the function that calls the inner derivative. */
interface Outer {
  readonly outer: string;
  readonly by: string;
  readonly handle: string;
  readonly adjoint: string;
  readonly tangents: string;
}

/** Both inner derivatives, and the four outer ones: each with the name of its modes as its prefix. */
function nested(inner: string, independents: readonly string[], names: Outer): Derivation[] {
  return [
    adjoint(inner, independents),
    { program: inner, request: { mode: 'forward', independents } },
    ...nestedModes.map((modes): Derivation => {
      const isForward = modes.startsWith('f');
      const called = modes.endsWith('f') ? names.tangents : names.adjoint;
      return {
        program: names.outer,
        request: {
          mode: isForward ? 'forward' : 'reverse',
          independents: [names.by],
          handles: { [names.handle]: `@${called}` },
          options: { [isForward ? 'forward-prefix' : 'rev-prefix']: `${modes}_` },
        },
      };
    }),
  ];
}
