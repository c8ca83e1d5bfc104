import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';
import { namespaces } from '../../src/base/namespaces.js';
import { saxon } from '../../src/saxon/load-saxon.js';
import { parseXml } from '../../src/saxon/saxon.js';
import { StepRun } from './step-run.js';

/** Names of users that invite clashes: with adjoints, tangents, temporaries, and with what evades them. */
const names =
  'x y x_1 x_2 y_2 y_2_2 a_x a_x_2 a_y a_y_2 g_x g_x_2 g_y g_y_2 a_a_x t1 t1_2 a_t1 nr_y tape tape1 iterations1 k a_k tmpca1 tmpca1_2 a_tmpca1 tmpla1'.split(
    ' ',
  );

/** A program whose variables are called so. */
function programOf([x, p, y, u, v, k]: readonly string[]): string {
  return `function ${y} = f(${x}, ${p})
  ${u} = ${x} * ${p};
  ${v} = sin(${u} * 2) * ${x};
  ${y} = ${v} * ${u} * ${x};
  for ${k} = 1:3
    ${y} = ${y} * ${v} + ${u};
    ${v} = ${v} * ${y} * ${x};
  end
  ${y} = ${y} * ${u} + ${v};
end`;
}

/** Numbers from 0 to below a limit that look random: the same ones each time. */
function* numbersBelow(limit: number): Generator<number, never> {
  for (let state = 1; ;) {
    state = (state * 48271) % 2147483647;
    yield state % limit;
  }
}

/** So many different names at random. */
function draw(numbers: Generator<number, never>, count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(names[numbers.next().value]!);
  return [...drawn];
}

/** Variables in their order; what has no name yet as what it is made of. */
function variables(xml: string): string[] {
  const path = `//(var | for | catch)/(self::var, id, tmp)[1]/string-join((
    descendant-or-self::*/(self::a, self::g, self::result, self::tmp) ! (name() || @kind), string()), ' ')`;
  return saxon().XPath.evaluate(path, parseXml(xml), {
    xpathDefaultNamespace: namespaces.adm,
    resultForm: 'array',
  }) as string[];
}

describe.each(['style=fast', 'style=classic', 'pipeline=tangent-source'])(
  'generated names, %s',
  (options) => {
    it('are names of one variable each', () => {
      const numbers = numbersBelow(names.length);
      for (let count = 0; count < 8; count++) {
        const before = programOf(draw(numbers, 6));
        const run = new StepRun('name-variables', { before, options });
        const [old, now] = [variables(run.before), variables(run.after)];
        expect(now.length).toBe(old.length);
        const pairs = new Set(old.map((it, index) => `${it} -> ${now[index]}`));
        expect(old.filter((it, index) => it !== now[index]).length).toBeGreaterThan(0);
        // As many names as variables, and as many of both as there are pairs of them.
        expect([new Set(old).size, new Set(now).size], before).toEqual([pairs.size, pairs.size]);
      }
    });
  },
);

describe('names that only MATLAB allows', () => {
  const text = `function [z, until] = f(x, do)
  arguments
    x
    do (1,1) double
  end
  [endif, k] = max(x);
  until = [do endif; passive(3) do];
  do(2) = do * endif;
  for endfor = 1:k
    z = do * until * [endfor; 1];
  end
end
function z = passive(n)
  [do, z] = max([n 1]);
  z = z + do;
end
`;
  const options = [{}, { style: 'classic' }];

  it.each([
    ...options.map((it) => ({ mode: 'reverse', options: it }) as const),
    { mode: 'forward', options: {} } as const,
  ])('are others in what is generated: $mode, $options', async ({ mode, options: given }) => {
    const { files, diagnostics } = differentiate({
      files: [{ name: 'f.m', text }],
      mode,
      options: given,
      dependents: ['z'],
    });
    expect(diagnostics).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'names-'));
    try {
      for (const it of files) writeFileSync(join(folder, it.name), it.text);
      // z = d (d k + m) + d m (4 k + d) with m = x(k) and k = 2, so z = 2 d^2 + 9 d m + d^2 m.
      const call =
        mode === 'reverse'
          ? '[a_x, a_d] = a_f([3 5], 7); disp([a_x a_d])'
          : 'disp([g_f([1 0], [3 5], 0, 7) g_f([0 1], [3 5], 0, 7) g_f([0 0], [3 5], 1, 7)])';
      const printed = await runOctave(call, { folders: [folder] });
      const [d, m] = [7, 5];
      expect(printed.trim().split(/\s+/).map(Number)).toEqual([0, 9 * d + d * d, 4 * d + 9 * m + 2 * d * m]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('names of elements', () => {
  it('begin with the name of the vector, in functions that were put into others, too', () => {
    const text = `function z = f(p, n)
  assert(iscolumn(p) && numel(p) == 3);
  z = 0;
  for k = 1:n
    z = z + g(2 * p) * p(3);
  end
end
function v = g(w)
  v = 0;
  if w(1) > 0
    u = w * w(2);
    v = u(1) * u(2) * u(1) + w(1) * w(3);
  end
end
`;
    const { files } = differentiate({ files: [{ name: 'f.m', text }], independents: ['p'] });
    const generated = files[0]?.text.split('\nfunction adm_')[0] ?? '';
    expect(generated).toMatch(/\bp_3 = p\(3\)/);
    expect(generated).toMatch(/\bu_1 = u\(1\)/);
    // Octave takes names that begin with an underscore, MATLAB does not.
    expect(generated.match(/(?<![\w.])_\w*/g)).toBeNull();
  });
});
