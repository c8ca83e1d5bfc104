import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeEach(() => {
  space = new Workspace();
});
afterEach(() => {
  space.remove();
});

const rewrites = (content: string): string => `<rules xmlns="urn:adjoinery:rules">\n  ${content}\n</rules>\n`;

/** The assignment in a function `f` after its calls have been respelled. */
async function respelled(value: string, content: string, others = ''): Promise<string> {
  space.write('f.m', `function z = f(x, y)\n  z = ${value};\nend\n${others}`);
  space.write('own.xml', rewrites(content));
  const { stdout } = await space.run(['trace', 'f.m', '--rules', 'own.xml', '--step', 'respell-calls']);
  return /z = (.*);/.exec(stdout)?.[1] ?? stdout;
}

const total = `<rewrite when="variable(x)">total(x) => sum(x(:))</rewrite>
  <rewrite>total(x) => sum(reshape(x, [], 1))</rewrite>`;

describe('rewrites in a file of rules', () => {
  it.each([
    ['total(x) + total(x .* y)', total, 'sum(x(:)) + sum(reshape(x .* y, [], 1))'],
    ['log(exp(x)) + log(x)', '<rewrite>log(exp(x)) => x</rewrite>', 'x + log(x)'],
    ["sum(x, 'all')", "<rewrite>sum(x, 'all') => mean(x) * 2</rewrite>", 'mean(x) * 2'],
    ["sum(x, 'all') + sum(y)", "<rewrite>sum(x, 'first') => x</rewrite>", 'sum(x(:)) + sum(y)'],
    ['cube(x) + cube(x + y)', '<rewrite when="simple(x)">cube(x) => x .* x .* x</rewrite>', /^x .\* x .\* x \+/],
    ['cube(sum(x))', '<rewrite when="simple(x)">cube(x) => x .* x .* x</rewrite>', 'cube(sum(x))'],
    ['[total(x), twice(y)]', '<rewrite for="total twice">$(x) => $(x, 2)</rewrite>', '[total(x, 2), twice(y, 2)]'],
    // A replacement is rewritten again, by no rewrite twice.
    ['ping(x)', '<rewrite>ping(x) => pong(x) + 1</rewrite><rewrite>pong(x) => ping(x)</rewrite>', 'ping(x) + 1'],
    ['total(total(x))', total, 'sum(reshape(sum(x(:)), [], 1))'],
  ])('make of %s with %s what they say', async (value, content, expected) => {
    expect(await respelled(value, content)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it('leave functions and variables of the program alone', async () => {
    const user = 'function b = total(a)\n  b = sum(a);\nend\n';
    expect(await respelled('total(x) + sqrt(x)', total, user)).toBe('total(x) + sqrt(x)');
    const inner = '<rewrite>log(total(x)) => x</rewrite>';
    expect(await respelled('log(total(x))', inner, user)).toBe('log(total(x))');
    expect(await respelled('y(1) + 1', '<rewrite>y(x) => x</rewrite>')).toBe('y(1) + 1');
    space.write('total.m', user);
    expect(await respelled('total(x)', total)).toBe('total(x)');
  });

  it('hold with one result unless they say otherwise', async () => {
    const program = 'function z = f(x)\n  [z, k] = total(x);\n  z = z + total(x);\nend\n';
    space.write('f.m', program);
    const trace = ['trace', 'f.m', '--rules', 'own.xml', '--step', 'respell-calls'];
    for (const [outputs, pair, single] of [
      ['', 'total(x)', 'max(x)'],
      ['outputs="2"', 'max(x)', 'total(x)'],
      ['outputs="1 2"', 'max(x)', 'max(x)'],
      ['outputs="any"', 'max(x)', 'max(x)'],
    ]) {
      space.write('own.xml', rewrites(`<rewrite ${outputs}>total(x) => max(x)</rewrite>`));
      expect((await space.run(trace)).stdout).toContain(`[z, k] = ${pair};\n  z = z + ${single};`);
    }
  });

  it('give derivatives', async () => {
    space.write('f.m', 'function z = f(x)\n  z = total(x .^ 2);\nend\n');
    space.write('own.xml', rewrites(total));
    const { code, stdout } = await space.run(['diff', 'f.m', '--rules', 'own.xml']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('z = sum(reshape(x.^2, [], 1))')]);
  });

  it.each([
    ['total(x => sum(x)', "error E608: the rewrite is no PATTERN => REPLACEMENT: pattern 'total(x': "],
    ['total(x) => sum(y)', "error E609: the rewrite cannot be used: 'y' in the replacement stands in no place"],
    ['total(x) => sum(x)', "error E609: the rewrite cannot be used: there is no condition 'small(x)': "],
  ])('say what is wrong with %s, where, and what helps', async (text, complaint) => {
    const when = complaint.includes('condition') ? ' when="small(x)"' : '';
    space.write('f.m', 'function z = f(x)\n  z = x;\nend\n');
    space.write('own.xml', rewrites(`<!-- <rewrite> -->\n  <rewrite${when}>${text}</rewrite>`));
    const { code, stdout, stderr } = await space.run(['diff', 'f.m', '--rules', 'own.xml']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`own.xml:3:3: ${complaint}`);
    expect(stderr).toMatch(/\n +\| {3}\^\n +hint: \S/);
  });

  it('have a schema', async () => {
    space.write('f.m', 'function z = f(x)\n  z = x;\nend\n');
    space.write('own.xml', rewrites('<rewrite where="simple(x)">total(x) => x</rewrite>'));
    const { stderr } = await space.run(['diff', 'f.m', '--rules', 'own.xml']);
    expect(stderr).toContain('own.xml:2:1: error E605: ');
  });
});
