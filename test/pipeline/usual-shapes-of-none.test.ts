import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

describe('the body for usual shapes', () => {
  it('no sum of sizes with one of none, which the body for usual shapes asks for', () => {
    const lines = [
      'function [B, d, left1] = f(a_t1, p, number)',
      'v_own1 = (p([1 1 1 1], zeros(1, 0))) * a_t1(1:0, [end]);',
      "[s_own1, k_own1] = sort(v_own1, 'descend');",
      "v_own1(k_own1) = s_own1 .* (1:4)';",
      'g.a = v_own1;',
      'p(([-1.32 2] > 1.26) .* ones(1, 2) > 1.84) = p(([-1.32 2] > 1.26) .* ones(1, 2) > 1.84) * 0.61;',
      'B = sign((g.a([end - 3])) * (a_t1([1], [1, mod(number, 1) + 1]))) .* ((g.a([end - 3])) * (a_t1([1], [1, mod(number, 1) + 1])));',
      'd = ((a_t1(:, [1 1])).^3) + (eye(0, 1) + (a_t1(1, [end, mod(number, 1) + 1])));',
      'left1 = B(1, end);',
      'B = B + sum(d(:)) * 0.1;',
      'd = d + sum(left1(:)) * 0.61;',
      'left1 = left1 + sum(g.a(:)) * 0.85;',
      'end',
    ];
    const asked = { files: [{ name: 'f.m', text: `${lines.join('\n')}\n` }], independents: ['a_t1', 'p'] };
    expect(differentiate(asked).diagnostics.filter((it) => it.severity === 'error')).toEqual([]);
  });
});
