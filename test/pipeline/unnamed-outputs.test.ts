import { expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

function told(text: string, dependents?: string[]): string[] {
  const request = { files: [{ name: 'f.m', text: `${text}\nend\n` }], ...(dependents ? { dependents } : {}) };
  return differentiate(request).diagnostics.map((it) => `${it.code} ${it.line}:${it.column}`);
}

it.each([
  ['function z = f(x)\n y = x;', ['W202 1:10']],
  ['function [y, binary] = f(x)\n y = x; % binary = x', ['W202 1:14']],
  ['function [y, z] = f(x)\n y = x;\n if y > 1\n  z = 2;\n end', []],
  ['function [y, x] = f(x)\n y = x;', []],
  ['function [y, varargout] = f(x)\n y = x;', []],
  ['function [y, z] = f(x)\n y = x;\n clear z', ['E303 3:2']],
  ['function z = f(x)\n g();\n function g()\n  z = x;\n end', []],
])('outputs that never get a value are told of: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it('outputs that are not asked for are not told of', () => {
  expect(told('function [y, z] = f(x)\n y = x;', ['y'])).toEqual([]);
});
