import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

const functions = `function y = g(a, b)
  y = a * b;
end
function y = g1(a)
  y = sin(a);
end
`;

/** An expression that is put into itself so often that work which doubles with each level would never end. */
function nested(wrap: (inner: string) => string): string {
  let text = 'x';
  for (let depth = 0; depth < 40; depth += 1) text = wrap(text);
  return text;
}

describe('expressions that are nested deep', () => {
  it.each<[string, (inner: string) => string]>([
    ['calls of builtin functions', (it) => `exp(-${it})`],
    ['sums of products', (it) => `x + sin(x * ${it})`],
    ['calls of user functions', (it) => `g(${it}, x)`],
    ['calls with these behind', (it) => `g(x, ${it})`],
    ['calls of handles', (it) => `h(${it})`],
    ['calls of feval', (it) => `feval('g1', ${it})`],
    ['anonymous functions in each other', (it) => `feval(@(t) t * ${it}, x)`],
    ['calls of cellfun', (it) => `cellfun(@(t) t + 1, {${it}})`],
    ['calls that choose', (it) => `max(x, ${it})`],
    ['conversions', (it) => `cast(x, class(${it}))`],
    ['indices', (it) => `x(${it})`],
    ['cells', (it) => `deal({${it}}{1})`],
  ])(
    'are differentiated in a time that does not double with each level: %s',
    (_, wrap) => {
      const text = `function f = f(x)\n  h = @(t) sin(t) + t;\n  f = ${nested(wrap)};\nend\n${functions}`;
      for (const mode of ['reverse', 'forward'] as const) {
        const { files, diagnostics } = differentiate({ files: [{ name: 'f.m', text }], mode });
        expect(files.length + diagnostics.length).toBeGreaterThan(0);
      }
    },
    60_000,
  );
});
