import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';
import { Workspace } from './workspace.js';
import { runtimeFolder } from '../../src/base/runtime-folders.js';

let space: Workspace;
beforeEach(() => {
  space = new Workspace();
  space.write('uses.m', uses);
  // As functions that are no sources, MEX files: Octave has them, and we do not look into their folder.
  for (const [name, text] of Object.entries(boxes)) space.write(`boxes/${name}.m`, text);
});
afterEach(() => {
  space.remove();
});

const uses = `function z = uses(x, w)
  [p, q] = both(x, w);
  z = flux(x(1), w, x(2)) * exp(w) + sum(vecs(x) .* [1 2 3]) + sum(p) * q^2;
end
`;

/** Functions of which only derivatives are to be found. */
const boxes = {
  flux: 'function z = flux(p, w, q)\n  z = p * w + q^3;\nend\n',
  vecs: 'function y = vecs(x)\n  y = [x(1) * x(2), sin(x(1)), x(2)^2];\nend\n',
  both: 'function [p, q] = both(x, w)\n  p = w * x;\n  q = sum(x.^2) * w;\nend\n',
};

/** Their tangents, by all names that are looked for. */
const tangents = {
  adimat_diff_flux: `function [d_z, z] = adimat_diff_flux(d_p, p, d_w, w, d_q, q)
  d_z = d_p * w + p * d_w + 3 * q^2 * d_q;
  z = flux(p, w, q);
end
`,
  g_vecs: `function [g_y, y] = g_vecs(g_x, x)
  y = vecs(x);
  g_y = [g_x(1) * x(2) + x(1) * g_x(2), cos(x(1)) * g_x(1), 2 * x(2) * g_x(2)];
end
`,
  d_both: `function [d_p, p, d_q, q] = d_both(d_x, x, d_w, w)
  [p, q] = both(x, w);
  n = size(d_x, 1);
  d_p = zeros([n, size(p)]);
  d_q = zeros([n, size(q)]);
  for k = 1:n
    d_p(k, :) = d_w(k) * x + w * reshape(d_x(k, :), size(x));
    d_q(k) = 2 * sum(x .* reshape(d_x(k, :), size(x))) * w + sum(x.^2) * d_w(k);
  end
end
`,
};

/** How far a tangent of `uses` is from differences, and that in many directions from it. */
async function deviations(): Promise<number[]> {
  const printed = await runOctave(
    [
      'x = [0.7 1.3]; w = 0.4; g_x = [0.3 -1]; g_w = 2; h = 1e-3;',
      'at = @(t) uses(x + t * g_x, w + t * g_w);',
      'd = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);',
      "printf('%g\\n', abs(g_uses(g_x, x, g_w, w) - d));",
      "if exist('d_uses'), many = d_uses(cat(3, g_x, [1 2]), x, cat(3, g_w, 5), w);",
      "printf('%g %g\\n', abs(many(1) - d), abs(many(2) - g_uses([1 2], x, 5, w))); end",
    ].join('\n'),
    { folders: [space.folder, space.path('boxes')] },
  );
  return printed.trim().split(/\s+/).map(Number);
}

const forward = ['diff', 'uses.m', '--mode', 'forward', '-o', '.'];

describe('functions adimat_diff_<f>, g_<f> and d_<f>', () => {
  it('give the tangents of functions that have neither a source nor a rule', async () => {
    for (const [name, text] of Object.entries(tangents)) space.write(`${name}.m`, text);
    expect(await space.run(forward)).toMatchObject({ code: 0, stderr: 'g_uses.m\n' });
    expect(await space.run([...forward, '-s', 'directions=many'])).toMatchObject({ code: 0 });
    const found = await deviations();
    expect(found).toHaveLength(3);
    expect(Math.max(...found)).toBeLessThan(1e-9);
    // The test sees what is wrong.
    space.write('g_vecs.m', tangents.g_vecs.replace('2 * x(2)', '3 * x(2)'));
    expect((await deviations())[0]).toBeGreaterThan(1e-3);
  });

  it('are taken in this order', async () => {
    for (const [name, text] of Object.entries(tangents)) space.write(`${name}.m`, text);
    space.write('g_flux.m', 'function [g_z, z] = g_flux(g_p, p, g_w, w, g_q, q)\nend\n');
    space.write('d_vecs.m', 'function [d_z, z] = d_vecs(d_x, x)\nend\n');
    await space.run(forward);
    expect(space.read('g_uses.m')).not.toMatch(/g_flux|d_vecs/);
  });

  it('need tangents only of what is differentiated by', async () => {
    space.write('f.m', 'function z = f(x)\n  z = power_of(x, 3);\nend\n');
    space.write(
      'g_power_of.m',
      'function [g_z, z] = g_power_of(g_x, x, n)\n  g_z = n * x^(n - 1) * g_x;\n  z = x^n;\nend\n',
    );
    const made = await space.run(['diff', 'f.m', '--mode', 'forward']);
    expect(made.stdout).toContain('adm_sized(g_power_of(g_x, x, 3), z)');
    space.write('f.m', 'function z = f(x)\n  z = power_of(2, x);\nend\n');
    const refused = await space.run(['diff', 'f.m', '--mode', 'forward']);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('error E404')]);
  });

  it('are not taken where a source or a rule is at hand', async () => {
    space.write('f.m', 'function z = f(x)\n  z = own(x) + sin(x);\nend\n');
    space.write('own.m', 'function z = own(x)\n  z = x^2;\nend\n');
    for (const name of ['own', 'sin'])
      space.write(`adimat_diff_${name}.m`, `function [d_z, z] = adimat_diff_${name}(d_x, x)\nend\n`);
    const { code, stdout } = await space.run(['diff', 'f.m', '--mode', 'forward']);
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('adimat_diff_')]);
  });

  it('are not taken where they are none, which is told', async () => {
    for (const [name, text] of Object.entries(tangents)) space.write(`${name}.m`, text);
    const generated = '  % Generated by Adjoinery 0.1.0: adjoin diff vecs.m';
    space.write('g_vecs.m', tangents.g_vecs.replace('\n', `\n${generated}\n`));
    const { code, stderr } = await space.run(['diff', 'uses.m', '--mode', 'forward']);
    expect(code).toBe(1);
    expect(stderr).toContain("uses.m:3:42: warning W212: 'g_vecs' is not taken for the tangent of 'vecs': ");
    expect(stderr).toContain("error E401: the call of 'vecs' is active");
  });

  it('are not looked for in reverse mode', async () => {
    for (const [name, text] of Object.entries(tangents)) space.write(`${name}.m`, text);
    space.write('g_vecs.m', tangents.g_vecs.replace('g_x, x', 'x, g_x'));
    const { code, stderr } = await space.run(['diff', 'uses.m']);
    expect([code, stderr]).toEqual([1, expect.not.stringContaining('W212')]);
    expect(stderr).toContain("error E401: the call of 'vecs' is active");
  });

  it('must give tangents of the right sizes', async () => {
    for (const [name, text] of Object.entries(tangents)) space.write(`${name}.m`, text);
    space.write('g_vecs.m', tangents.g_vecs.replace('2 * x(2) * g_x(2)]', '1, 1]'));
    await space.run(forward);
    const script = 'try, g_uses([1 1], [1 2], 0, 3), catch e, disp(e.identifier), end';
    const printed = await runOctave(script, { folders: [space.folder, space.path('boxes')] });
    expect(printed.trim()).toBe('Adjoinery:adjointSize');
  });

  it('serve programs that a server differentiates', () => {
    const files = ['uses', 'adimat_diff_flux', 'g_vecs', 'd_both'] as const;
    const texts = { uses, ...tangents };
    const made = differentiate({
      files: files.map((name) => ({ name: `${name}.m`, text: texts[name] })),
      mode: 'forward',
    });
    expect(made.diagnostics).toEqual([]);
    expect(made.files[0]?.text).toContain('g_vecs(g_x, x)');
  });
});

describe('functions adimat_a_<f>_<mask>', () => {
  const adjoints = {
    adimat_a_flux_101: `function [a_p, a_q] = adimat_a_flux_101(p, w, q, a_z)
  a_p = a_z * w;
  a_q = a_z * 3 * q^2;
end
`,
    adimat_a_flux_010: 'function a_w = adimat_a_flux_010(p, w, q, a_z)\n  a_w = a_z * p;\nend\n',
    adimat_a_vecs_1: `function a_x = adimat_a_vecs_1(x, a_y)
  a_x = [a_y(1) * x(2) + a_y(2) * cos(x(1)), a_y(1) * x(1) + 2 * a_y(3) * x(2)];
end
`,
  };

  it('give tangents, too, where nothing else does', async () => {
    for (const [name, text] of Object.entries(adjoints)) space.write(`${name}.m`, text);
    space.write('d_both.m', tangents.d_both);
    expect(await space.run(forward)).toMatchObject({ code: 0, stderr: 'g_uses.m\n' });
    expect(await space.run([...forward, '-s', 'directions=many'])).toMatchObject({ code: 0 });
    expect(Math.max(...(await deviations()))).toBeLessThan(1e-9);
  });

  it('give tangents of complex results', async () => {
    space.write('f.m', 'function z = f(x)\n  z = abs(blackbox(x) + 1i * blackbox(2i * x));\nend\n');
    space.write('boxes/blackbox.m', 'function z = blackbox(x)\n  z = x^2 + exp(x);\nend\n');
    space.write(
      'adimat_a_blackbox_1.m',
      'function a_x = adimat_a_blackbox_1(x, a_z)\n  a_x = a_z * (2 * x + exp(x));\nend\n',
    );
    await space.run(['diff', 'f.m', '--mode', 'forward', '-o', '.']);
    const script =
      'h = 1e-3; at = @(t) f(0.4 + t); d = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);' +
      "printf('%g\\n', abs(g_f(1, 0.4) - d));" +
      'try, adm_by_adjoint(1, 1i, 1, @adimat_a_blackbox_1, 1), catch e, disp(e.identifier), end';
    const folders = [space.folder, space.path('boxes'), runtimeFolder];
    const [difference, error] = (await runOctave(script, { folders })).trim().split('\n');
    expect(Number(difference)).toBeLessThan(1e-8);
    expect(error).toBe('Adjoinery:tangentByAdjoint');
  });
});
