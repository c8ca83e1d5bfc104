import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace } from './workspace.js';

const space = new Workspace();
beforeAll(() => {
  space.write('f.m', 'function z = f(x, p)\n  z = p * sum(scaled(x).^2);\nend\n');
  space.write('lib/scaled.m', 'function y = scaled(x)\n  y = 3 * x;\nend\n');
  space.write('two-b.m', 'function y = two_b(x)\n  y = x;\nend\n');
  space.write('g.m', 'function y = g(x)\n  y = x.^2;\nend\n');
});
afterAll(() => {
  space.remove();
});

describe('adjoin gradient, jacobian and hessian', () => {
  it('evaluate in Octave', async () => {
    const call = ['f.m', '-I', 'lib', '--at', '[1; 2], 0.5'];
    const both = await space.run(['gradient', ...call, '--independents', 'x,p', '--json']);
    expect([both.code, both.stderr]).toEqual([0, '']);
    expect(JSON.parse(both.stdout)).toEqual({ value: 22.5, gradient: { x: [9, 18], p: 45 } });
    const first = await space.run(['gradient', ...call]);
    expect(first.stdout).toMatch(/^value:\n22\.5\d*\ngradient by x:\n +9\n +18\n$/);
    const hessian = await space.run(['hessian', ...call, '--json']);
    expect(JSON.parse(hessian.stdout)).toEqual({
      value: 22.5,
      gradient: { x: [9, 18] },
      hessian: [
        [9, 0],
        [0, 9],
      ],
    });
    const jacobian = await space.run(['jacobian', 'g.m', '--at', '[1; 2]', '--json']);
    expect(JSON.parse(jacobian.stdout)).toEqual({
      value: [1, 4],
      jacobian: {
        x: [
          [2, 0],
          [0, 4],
        ],
      },
    });
  });

  it('tells both parts of complex numbers in JSON', async () => {
    space.write('c.m', 'function y = c(x)\n  y = x^2 * (1 + 2i);\nend\n');
    const { stdout } = await space.run(['jacobian', 'c.m', '--at', '3', '--json']);
    expect(JSON.parse(stdout)).toEqual({ value: { re: 9, im: 18 }, jacobian: { x: { re: 6, im: 12 } } });
  });

  it('tells infinite numbers, and what is none, in JSON', async () => {
    space.write('l.m', 'function [y, z] = l(x, p)\n  y = log(x) * p;\n  z = x .* [2, NaN];\nend\n');
    const first = await space.run(['hessian', 'l.m', '--at', '0, 2', '--independents', 'x,p', '--json']);
    expect(JSON.parse(first.stdout)).toMatchObject({
      value: '-Infinity',
      gradient: { x: 'Infinity', p: '-Infinity' },
    });
    const second = await space.run(['jacobian', 'l.m', '--at', '1, 2', '--dependent', 'z', '--json']);
    expect(JSON.parse(second.stdout)).toEqual({ value: [2, 'NaN'], jacobian: { x: [2, 'NaN'] } });
  });

  it.each([
    [['gradient', 'two-b.m', '--at', '1'], 2, /'two-b' is no name of a function/],
    [['gradient', 'g.m', '--at', '1', '--dependent', 'z'], 2, /'z' is no result of 'g': y/],
    [['gradient', 'g.m', '--at', '1, 2, 3'], 1, /g takes 1 arguments, not 3/],
    [['gradient', 'g.m', '--at', '[1; 2]'], 1, /needs a result that is one number/],
    [['gradient', 'g.m', '--at', '[1; 2'], 1, /parse error/],
    [['gradient', 'g.m', '--at', '1', '--independents', 'y'], 2, /'y' is no parameter of 'g': x/],
    [['jacobian', 'none.m', '--at', '1'], 1, /none\.m: the file cannot be read/],
    [['gradient', 'f.m', '--at', '1, 2'], 1, /scaled/],
    [['hessian', 'g.m'], 2, /--at/],
  ])('%s tells what is wrong', async (args, code, message) => {
    const run = await space.run(args);
    expect([run.code, run.stdout]).toEqual([code, '']);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toMatch(/\.js:\d+/);
  });
});
