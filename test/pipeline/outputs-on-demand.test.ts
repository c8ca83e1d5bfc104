import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

function told(text: string, options: object = {}): string[] {
  const files = [{ name: 'f.m', text: `${text}\nend\n` }];
  return differentiate({ files, ...options }).diagnostics.map((it) => `${it.code} ${it.message}`);
}

function headOf(text: string, options: object = {}): string {
  const files = [{ name: 'f.m', text: `${text}\nend\n` }];
  return differentiate({ files, ...options }).files[0]?.text.split('\n')[0] ?? '';
}

const objective =
  'function [y, d, h] = f(x)\n y = x;\n if nargout > 1\n  d = 1;\n  if nargout > 2\n   h = 0;\n  end\n end';

describe('outputs that a function computes only where they are wanted', () => {
  it.each([
    [objective, ['d, h']],
    ['function [y, d] = f(x)\n y = x;\n switch nargout\n  case 2\n   d = y;\n end', ['d']],
    ['function [y, d] = f(x)\n for k = 1:2\n  y = x;\n  if nargout == 2\n   d = y;\n  end\n end', ['d']],
    ['function [y, d] = f(x)\n y = x;\n d = y;\n if nargout > 1\n  d = 1;\n end', []],
    ['function [y, varargout] = f(x)\n y = x;\n if nargout > 1\n  varargout{1} = 1;\n end', []],
  ])('are told of: %s', (text, expected) => {
    const names = told(text).flatMap((it) => /^W203 'f' computes (.*) only where/.exec(it)?.[1] ?? []);
    expect(names).toEqual(expected);
  });

  it('are not told of where the dependents are given, or all outputs are wanted', () => {
    expect(told(objective, { dependents: ['y'] })).toEqual([]);
    expect(told(objective, { options: { outputs: 'all' } })).toEqual([]);
  });

  it('are left out behind the last dependent', () => {
    expect(headOf(objective, { dependents: ['y'] })).toBe('function [a_x, nr_y] = a_f(x, a_y)');
    expect(headOf(objective, { dependents: ['d'] })).toBe('function [a_x, nr_y, nr_d] = a_f(x, a_d)');
    expect(headOf(objective, { dependents: ['y'], mode: 'forward' })).toBe('function [g_y, y] = g_f(g_x, x)');
    const all = { dependents: ['y'], options: { outputs: 'all' } };
    expect(headOf(objective, all)).toBe('function [a_x, nr_y, nr_d, nr_h] = a_f(x, a_y)');
  });
});
