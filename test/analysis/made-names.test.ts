import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

describe('names that are made', () => {
  it('are no words of the language', () => {
    const options = { 'rev-prefix': 'whi' };
    const taken = differentiate({
      files: [{ name: 'le.m', text: 'function z = le(x)\nz = x;\nend\n' }],
      options,
    });
    expect(taken.diagnostics.map((it) => it.code)).toEqual(['E211']);
    const inner = 'function z = f(x)\nz = le(x);\nend\nfunction z = le(x)\nz = x;\nend\n';
    const called = differentiate({ files: [{ name: 'f.m', text: inner }], options });
    expect(called.diagnostics.map((it) => it.code)).toEqual(['E211']);
    const parameter = 'function z = f(le)\nz = le^2;\nend\n';
    const { files } = differentiate({ files: [{ name: 'f.m', text: parameter }], options });
    expect(files[0]?.text).toMatch(/^function \[while_2, nr_z\] = whif\(le, whiz\)/);
  });
});
