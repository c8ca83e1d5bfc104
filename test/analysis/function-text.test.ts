import { expect, it } from 'vitest';
import { argumentsNamedIn, textOf, vectorized } from '../../src/analysis/reading/function-text.js';

it.each([
  ['a*x^2 + b', ['a', 'b', 'x']],
  ['B + a + A + x1 + a_1', ['A', 'B', 'a', 'a_1', 'x1']],
  ['sin(b) + exp (c) + d (1)', ['b', 'c']],
  ['i + j + pi + e + eps + Inf + nan + NA + 1e5 + 2.5E-3', ['x']],
  ['t./(1 + 2.*t)', ['t']],
  ['f(a) + f', ['a', 'f']],
])('inline finds the arguments of %s', (text, names) => {
  expect(argumentsNamedIn(text)).toEqual(names);
});

it.each(["x' * y", 's.a + 1', 'e1 + 2', '1 + E'])('nobody knows the arguments of %s', (text) => {
  expect(argumentsNamedIn(text)).toBeUndefined();
});

it('text is what stands in quotes', () => {
  expect(textOf(`'x'' * 2\\n'`)).toBe(`x' * 2\\n`);
  expect(textOf(`"x""y'"`)).toBe(`x"y'`);
  expect(textOf('"x\\n"')).toBeUndefined();
  expect(textOf('12')).toBeUndefined();
});

it('makes operators elementwise, but for those that are', () => {
  expect(vectorized('x^2*y/3 + x.^2 - 2**a.*b./c')).toBe('x.^2.*y./3 + x.^2 - 2.**a.*b./c');
  expect(vectorized(`"a*b"`)).toBeUndefined();
});
