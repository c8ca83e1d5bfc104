import { beforeAll, describe, expect, it } from 'vitest';
import { adjointAsProgram } from './octave/adjoint-as-program.js';
import { programReports } from './octave/program-reports.js';
import { testPrograms } from './octave/test-programs.js';

/**
 * Programs with loops, calls, cells, structures with text and integers, products and solutions, broadcasting, masks,
 * sparse products and zeros.
 */
const names: readonly string[] = [
  'polynom',
  'burgers',
  'cells_grown',
  'complex_iteration',
  'integers_handed_on',
  'masks_both_sides',
  'matrix_products',
  'minors',
  'recursion',
  'rk4_by_handle',
  'sparse_kronecker',
  'sparse_kronecker_weighed',
  'sparse_parts',
  'sparse_steps_complex',
  'sparse_topology',
  'struct_fields',
  'while_newton',
  'zero_weights',
];

describe('derivatives of adjoints', () => {
  const programs = testPrograms.filter(({ name }) => names.includes(name)).map(adjointAsProgram);
  let reports: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    reports = await programReports(programs, {}, ['reverse', 'forward']);
  });

  it.each(programs.map(({ name }) => name))('%s', (name) => {
    expect(reports.get(name)).toEqual([]);
  });
});
