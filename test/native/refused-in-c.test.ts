import { expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

/** What is refused, with its line and column. */
function refused(text: string, shapes?: string): string[] {
  const { files, diagnostics } = differentiate({
    files: [{ name: 'f.m', text }],
    shapes,
    options: { target: 'c' },
  });
  expect(files).toEqual([]);
  return diagnostics.map((it) => `${it.code} ${it.line}:${it.column} ${it.message}`);
}

it.each([
  ['a matrix division', 'function z = f(A, b)\n  z = sum(A \\ b);\nend\n', 'E701 2:'],
  ['text', "function z = f(x)\n  s = 'abc';\n  z = x * numel(s);\nend\n", 'E701 2:'],
  ['a try block', 'function z = f(x)\n  try\n    z = x(2);\n  catch\n    z = 0;\n  end\nend\n', 'E701 '],
  ['a structure', 'function z = f(x)\n  s.a = x;\n  z = s.a ^ 2;\nend\n', 'E701 2:'],
  ['a deletion', 'function z = f(x)\n  x(2) = [];\n  z = sum(x);\nend\n', 'E701 2:'],
])('%s is refused at its place', (_, text, code) => {
  expect(refused(text).find((it) => it.startsWith(code))).toBeDefined();
});

it('writes three files where nothing is in the way', () => {
  const { files } = differentiate({
    files: [{ name: 'f.m', text: 'function z = f(x)\n  z = sum(sin(x) .* x);\nend\n' }],
    shapes: 'x=n,1',
    options: { target: 'c' },
  });
  expect(files.map((it) => it.name)).toEqual(['f_grad.h', 'f_grad.c', 'adj.h']);
});
