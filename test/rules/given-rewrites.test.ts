import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';
import { printFunction } from '../../src/engine/print-function.js';
import { checkRulesFiles } from '../../src/rules/check-rules-files.js';
import { serializeXml } from '../../src/saxon/saxon.js';
import { functionsOf } from '../../src/tree/tree.js';

const rules = (content: string): { name: string; text: string } => ({
  name: 'own.xml',
  text: `<rules xmlns="urn:adjoinery:rules">\n  ${content}\n</rules>\n`,
});

/** The first function of a program after its calls have been respelled; `total` may be one in a file of its own. */
function respelled(text: string, content: string, total?: string): string {
  let found = '';
  differentiate(
    { files: [{ name: 'f.m', text }], rules: [rules(content)] },
    {
      finder: {
        find: (name) =>
          name === 'total' && total !== undefined ? { name: 'total.m', text: total } : undefined,
        list: () => [],
      },
      observe: ({ name }, root) => {
        const [unit] = functionsOf(root);
        if (name === 'respell-calls' && unit !== undefined) found = printFunction(serializeXml(unit)).text;
      },
    },
  );
  return found;
}

/** The expression that is assigned to `z` then. */
function valueOf(value: string, content: string, others = '', total?: string): string | undefined {
  const text = `function z = f(x, y)\n  z = ${value};\nend\n${others}`;
  return /z = (.*);/.exec(respelled(text, content, total))?.[1];
}

const total = `<rewrite when="variable(x)">total(x) => sum(x(:))</rewrite>
  <rewrite>total(x) => sum(reshape(x, [], 1))</rewrite>`;
const cube = '<rewrite when="simple(x)">cube(x) => x .* x .* x</rewrite>';

describe('rewrites in a file of rules', () => {
  it.each([
    ['total(x) + total(x .* y)', total, 'sum(x(:)) + sum(reshape(x .* y, [], 1))'],
    ['log(exp(x)) + log(x)', '<rewrite>log(exp(x)) => x</rewrite>', 'x + log(x)'],
    [
      'total(x, "a") + total(x, \'b\')',
      "<rewrite>total(x, 'a') => sum(x)</rewrite>",
      "sum(x) + total(x, 'b')",
    ],
    // They are tried before those of the library.
    ["sum(x, 'all')", "<rewrite>sum(x, 'all') => mean(x) * 2</rewrite>", 'mean(x) * 2'],
    ["sum(x, 'all') + sum(y)", "<rewrite>sum(x, 'first') => x</rewrite>", 'sum(x(:)) + sum(y)'],
    // Nothing expensive is computed twice.
    ['cube(x) + cube(sum(y))', cube, 'x .* x .* x + cube(sum(y))'],
    ['cube(x(1))', cube, 'cube(x(1))'],
    [
      "[total(x), twice('y')]",
      '<rewrite for="total twice">$(x) => $(x, 2)</rewrite>',
      "[total(x, 2), twice('y', 2)]",
    ],
    [
      "total(x) + total('a')",
      '<rewrite when="literal(x)">total(x) => @() x</rewrite>',
      "total(x) + (@() 'a')",
    ],
    // A replacement is rewritten again, by no rewrite twice.
    [
      'ping(x)',
      '<rewrite>ping(x) => pong(x) + 1</rewrite><rewrite>pong(x) => ping(x)</rewrite>',
      'ping(x) + 1',
    ],
    ['total(total(x))', total, 'sum(reshape(sum(x(:)), [], 1))'],
  ])('make of %s with %s: %s', (value, content, expected) => {
    expect(valueOf(value, content)).toBe(expected);
  });

  it('leave functions and variables of the program alone', () => {
    const user = 'function b = total(a)\n  b = sum(a);\nend\n';
    expect(valueOf('total(x) + sqrt(x)', total, user)).toBe('total(x) + sqrt(x)');
    expect(valueOf('total(x) + sqrt(x)', total, '', user)).toBe('total(x) + sqrt(x)');
    expect(valueOf('log(total(x))', '<rewrite>log(total(x)) => x</rewrite>', user)).toBe('log(total(x))');
    expect(valueOf('y(1) + 1', '<rewrite>y(x) => x</rewrite>')).toBe('y(1) + 1');
  });

  it.each([
    ['', 'total(x)', 'max(x)'],
    ['outputs="2"', 'max(x)', 'total(x)'],
    ['outputs="1 2"', 'max(x)', 'max(x)'],
    ['outputs="any"', 'max(x)', 'max(x)'],
  ])('with %s hold for these numbers of results', (outputs, pair, single) => {
    const text = 'function z = f(x)\n  [z, k] = total(x);\n  z = z + total(x);\nend\n';
    const made = respelled(text, `<rewrite ${outputs}>total(x) => max(x)</rewrite>`);
    expect(made).toContain(`[z, k] = ${pair};\n  z = z + ${single};`);
  });

  it('keep what a statement displays', () => {
    const text = 'function z = f(x)\n  total(x)\n  z = x;\nend\n';
    expect(respelled(text, '<rewrite>total(x) => x + 1</rewrite>')).toContain('\n  x + 1\n');
  });

  it.each([
    ['<rewrite>total(x => sum(x)</rewrite>', 'E608', "pattern 'total(x': "],
    ['<rewrite>total(x) => sum(y)</rewrite>', 'E609', "'y' in the replacement stands in no place"],
    ['<rewrite when="small(x)">total(x) => sum(x)</rewrite>', 'E609', "there is no condition 'small(x)': "],
    ['<rewrite where="simple(x)">total(x) => sum(x)</rewrite>', 'E605', ''],
    ['<rewrite when="simple">total(x) => sum(x)</rewrite>', 'E605', ''],
    ['<rewrite outputs="0">total(x) => sum(x)</rewrite>', 'E605', ''],
  ])('are refused where they are wrong: %s', async (text, code, message) => {
    const found = await checkRulesFiles([rules(`<!-- <rewrite> -->\n  ${text}`)]);
    expect(found).toEqual([
      expect.objectContaining({
        code,
        file: 'own.xml',
        line: 3,
        hint: expect.stringMatching(/\S/) as string,
      }),
    ]);
    expect(found[0]!.message).toContain(message);
    if (code !== 'E605') expect(found[0]!.column).toBe(3);
  });
});
