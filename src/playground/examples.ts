import fit from './examples/fit.m';
import heat from './examples/heat.m';
import horner from './examples/horner.m';
import kepler from './examples/kepler.m';
import network from './examples/network.m';
import refused from './examples/refused.m';
import rosenbrock from './examples/rosenbrock.m';

/** A program to begin with. */
export interface Example {
  readonly title: string;
  readonly source: string;
  /** Parameters that it is interesting to differentiate by; all where none are named. */
  readonly independents?: readonly string[];
}

/** Programs to begin with; the first is shown at first. */
export const examples: readonly Example[] = [
  { title: "Horner's scheme: a loop", source: horner },
  { title: 'Rosenbrock: vectors', source: rosenbrock },
  { title: 'Neural network: matrices', source: network, independents: ['W', 'b', 'v'] },
  { title: 'Heat: elements in nested loops', source: heat, independents: ['u', 'k'] },
  { title: 'Kepler: while, and another function', source: kepler },
  { title: 'Least squares', source: fit, independents: ['y', 'w'] },
  { title: 'Refused: what has no derivative', source: refused },
];
