import { describe, expect, it } from 'vitest';
import { rewriteFault } from '../../src/rules/rewrite-fault.js';
import { readRules } from '../../src/rules/rule-sources.js';

function faultOf(text: string, when = '', functions = ''): string | undefined {
  const words = (list: string): string[] => list.split(' ').filter((it) => it !== '');
  const fault = rewriteFault({ text, when: words(when), functions: words(functions) });
  return fault && `${fault.code} ${fault.message}`;
}

describe('rewrites', () => {
  it.each(readRules().rewrites.map((it) => [it.text.trim(), it] as const))('%s is in order', (_, rewrite) => {
    expect(rewriteFault(rewrite)).toBeUndefined();
  });

  it.each([
    ['f(x, 1) => g(x)', '', ''],
    ['f(x, more{:}) => g(more{:}, x)', '', ''],
    ['f(x) => @(y) y + x(1)', 'literal(x) variable(x)', ''],
    ['f(x) => x + x', 'variable(x)', ''],
    ['f(x, y) => g(x)', 'simple(y)', ''],
    ['f(g(x{:}), [y{:}, 2]) => h(x{:}, y{:})', '', ''],
    ['$(x, @max) => $(x)', '', 'f g'],
    ['f(x) => arrayfun(@(y) y, x)', '', ''],
  ])('%s where %s is in order', (text, when, functions) => {
    expect(faultOf(text, when, functions)).toBeUndefined();
  });

  it.each([
    ['f(x)', '', 'E608 it has no replacement'],
    ['=> f(x)', '', 'E608 it has no pattern'],
    ['f(x => g(x)', '', "E608 pattern 'f(x': "],
    ['f(x) => g(x', '', "E608 replacement 'g(x': "],
    ['f(x) => g(x); h(x)', '', "E608 replacement 'g(x); h(x)': "],
    ['$(x) => g(x)', '', "E608 pattern '$(x)': "],
    ['x => f(x)', '', "E609 the pattern 'x' is no call of a function"],
    ['x{1} => f(x)', '', "E609 the pattern 'x{1}' is no call of a function"],
    ['f(x) + 1 => g(x)', '', "E609 the pattern 'f(x) + 1' is no call of a function"],
    ['f(@(t) t, x) => g(x)', '', 'E609 a pattern consists of calls, '],
    ['f(x.a, y) => g(y)', '', 'E609 a pattern consists of calls, '],
    ['f(x, x) => g(x)', '', "E609 'x' stands twice in the pattern"],
    ['f(x{:}, y{:}) => g(x{:}, y{:})', '', "E609 'x{:}, y{:}': one call of a pattern holds one list"],
    [
      'f(x) => g(x)',
      'small(x)',
      "E609 there is no condition 'small(x)': the conditions are literal, simple, variable",
    ],
    [
      'f(x) => g(x)',
      'simple(y)',
      "E609 the condition 'simple(y)' is about 'y', which stands in no place of the pattern",
    ],
    ['f(x) => g(x, y)', '', "E609 'y' in the replacement stands in no place of the pattern"],
    ['f(x) => g(x, y{:})', '', "E609 'y' in the replacement stands in no place of the pattern"],
    ['f(x) => @(x) x', 'literal(x)', "E609 'x' stands in the pattern, and is a parameter in the replacement"],
    ['f(x{:}) => g(x)', '', "E609 'x' must be the list x{:} on both sides, or on none"],
    ['f(x) => g(x{:})', '', "E609 'x' must be the list x{:} on both sides, or on none"],
    ['f(x) => g(x(1))', '', 'E609 \'x\' is indexed in the replacement, which needs when="variable(x)"'],
    ['f(x) => x.a', '', 'E609 \'x\' is indexed in the replacement, which needs when="variable(x)"'],
    ['f(x) => @() x', '', 'E609 \'x\' stands in an anonymous function, which needs when="literal(x)"'],
    [
      'f(x) => @() x',
      'simple(x)',
      'E609 \'x\' stands in an anonymous function, which needs when="literal(x)"',
    ],
    [
      'f(x) => x * x',
      '',
      'E609 \'x\' would be computed 2 times instead of once, which needs when="simple(x)"',
    ],
    [
      'f(x, y) => x',
      '',
      'E609 \'y\' would be computed 0 times instead of once, which needs when="simple(y)"',
    ],
  ])('%s where %s has the fault %s', (text, when, fault) => {
    expect(faultOf(text, when)?.slice(0, fault.length)).toBe(fault);
  });

  it('use the name that stands for functions', () => {
    expect(faultOf('f(x) => g(x)', '', 'f g')).toBe("E609 'for' names functions, but no '$' stands for them");
  });
});
