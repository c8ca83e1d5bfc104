import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signatureOf } from '../../src/matlab/signature-of.js';
import { checkAdjoints } from '../../src/octave/check-adjoints.js';
import { packageRoot } from '../../src/base/package-root.js';
import { differentiate } from '../../src/engine/differentiate.js';

const folder = join(packageRoot, 'src', 'playground', 'examples');
const read = (name: string): string => readFileSync(join(folder, `${name}.m`), 'utf8');

/** The examples that are differentiated, with points, and the parameters to differentiate by. */
const points: Readonly<Record<string, readonly [point: string, independents: readonly string[]]>> = {
  fit: ['[0 1 2 3 4], [1 2 0 3 1], [1 2 1 1 3]', ['y', 'w']],
  heat: ['[0 1 3 2 0], .2, [0 .5 1 .5 0], 3', ['u', 'k']],
  horner: ['2, [1 2 3]', ['x', 'p']],
  kepler: ['.7, .3', ['M', 'e']],
  network: ['[.1 .2; .3 -.4], [.1; .2], [.5; -.3], [1 2 3; .4 .5 .6], [1 0 1]', ['W', 'b', 'v']],
  rosenbrock: ['[1 2 .5]', ['x']],
};

it('the examples have right derivatives in both modes and styles, but for the one that is refused', async () => {
  const names = readdirSync(folder).map((it) => it.replace(/\.m$/, ''));
  expect(names.sort()).toEqual([...Object.keys(points), 'refused'].sort());
  const checks = Object.entries(points).flatMap(([name, [point, independents]]) =>
    ['fast', 'classic'].map((style) => {
      const files = [{ name: `${name}.m`, text: read(name) }];
      const { parameters, outputs } = signatureOf(files)!;
      const derive = (mode: 'reverse' | 'forward'): { name: string; text: string } => {
        const { files: made } = differentiate({
          files,
          mode,
          independents,
          options: mode === 'reverse' ? { style } : {},
        });
        return made[0]!;
      };
      const [adjoint, tangent] = [derive('reverse'), derive('forward')];
      return {
        ...{ name, primal: read(name), adjoint, tangent, points: [point], analytic: false },
        independents: independents.map((it) => parameters.indexOf(it) + 1),
        ...{ outputs: outputs.length, dependents: outputs.map((_, index) => index + 1) },
      };
    }),
  );
  // Both styles give functions of the same names.
  for (const style of [0, 1]) {
    const found = await checkAdjoints(checks.filter((_, index) => index % 2 === style));
    expect(found.flat()).toEqual(found.flat().map(() => ''));
  }
  const refused = differentiate({ files: [{ name: 'refused.m', text: read('refused') }] });
  expect(refused.diagnostics.map((it) => [it.code, it.line])).toEqual([['E303', 5]]);
});
