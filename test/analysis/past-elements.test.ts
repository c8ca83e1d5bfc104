import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

/** Whether the adjoint of a loop brings elements of z back. */
function bringsBack(body: string, range = '1:n', behind = ''): boolean {
  const lines = ['function y = f(x, n)', 'z = zeros(1, n + 9);', 'z(1) = x;', behind, `for i = ${range}`];
  const text = [...lines, body, 'end', 'y = sum(z.^2);', 'end'].join('\n');
  const { files, diagnostics } = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'] });
  if (files[0] === undefined) throw new Error(diagnostics[0]?.message);
  return /^ +z(?:\(.*\))? = /m.test(files[0].text.slice(files[0].text.indexOf('% reverse sweep')));
}

describe('elements that a reversed loop does not get to any more', () => {
  it('are not brought back', () => {
    expect(bringsBack('z(i + 1) = z(i)^2;')).toBe(false);
    expect(bringsBack('z(1 + i) = z(i)^2 * z(i - 0);\nz(i + 1) = numel(z) * z(i);')).toBe(false);
    expect(bringsBack('z(i) = z(i + 1)^2;', 'n:-1:1')).toBe(false);
    expect(bringsBack('for j = 1:2\nz(i + 1) = z(i)^2;\nend')).toBe(false);
  });

  it('are, where something may read them', () => {
    expect(bringsBack('z(i) = z(i + 1)^2;')).toBe(true);
    expect(bringsBack('z(i + 1) = z(i)^2;', 'n:-1:1')).toBe(true);
    expect(bringsBack('z(i + 1) = z(i + 1)^2;')).toBe(true);
    expect(bringsBack('z(i + 1) = z(i)^2 * z(1)^2;')).toBe(true);
    expect(bringsBack('z(i + 1) = sum(z.^2);')).toBe(true);
    expect(bringsBack('z(i + 1) = z(i)^2;', '[2 1 n]')).toBe(true);
    expect(bringsBack('z(i + 1) = z(i)^2;', '1:n', 'z(2) = x;\nz(3) = z(2)^2;')).toBe(true);
    expect(bringsBack('for j = 1:2\nz(i + 1) = z(i)^2 + z(i + 1)^2;\nend')).toBe(true);
  });
});
