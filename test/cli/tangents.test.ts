import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace } from './workspace.js';

const space = new Workspace();
const source = 'function [z, n] = f(x, y)\n  z = sin(x) .* y;\n  n = 2 * y;\nend\n';

beforeAll(() => {
  space.write('f.m', source);
});

afterAll(() => {
  space.remove();
});

describe('--mode forward', () => {
  it('writes the tangent, which --check then finds as it is to be', async () => {
    const wanted = [
      'diff',
      'f.m',
      '--mode',
      'forward',
      '--independents',
      'x',
      '--dependents',
      'z',
      '-o',
      'out',
    ];
    expect(await space.run(wanted)).toMatchObject({ code: 0, stderr: 'out/g_f.m\n' });
    expect(space.read('out/g_f.m')).toContain('function [g_z, z] = g_f(g_x, x, y)\n');
    expect((await space.run([...wanted, '--check'])).code).toBe(0);
    // Answers for adjoints are others.
    expect((await space.run(['diff', 'f.m', '--independents', 'x'])).stdout).toContain('= a_f(x, y, a_z');
  });

  it('is verified like an adjoint', async () => {
    const verify = ['verify', 'f.m', '--mode', 'forward', '--at', '[0.3 0.7], 0.5'];
    const { code, stdout } = await space.run(verify);
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('WRONG')]);
    expect(stdout).toMatch(/^x +1x2 double +2 /m);
  });

  it('shows its own steps', async () => {
    const step = ['trace', 'f.m', '--mode', 'forward', '--independents', 'x', '--step'];
    expect((await space.run([...step, 'split-tangents'])).stdout).toContain(
      'tangent_of(z = times(tmpca1, y));',
    );
    const { code, stderr } = await space.run([...step, 'split-sweeps']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('adjoin pipeline tangent-source')]);
  });
});
