import { describe, expect, it } from 'vitest';
import { parseSource } from '../../src/matlab/parse-file.js';

/** What the parser says of a text, each as `line:column code`. */
const complaints = (text: string): string[] =>
  parseSource({ name: 'f.m', text }).diagnostics.map((it) => `${it.line}:${it.column} ${it.code}`);

const inFunction = (...lines: readonly string[]): string =>
  ['function z = f(x)', ...lines, 'end', ''].join('\n');

describe('names that stand twice', () => {
  it.each<[string, string, readonly string[]]>([
    ['a parameter', 'function z = f(x, x)\nz = x;\nend\n', ['1:19 E110']],
    ['a parameter, thrice', 'function z = f(x, x, x)\nz = x;\nend\n', ['1:19 E110', '1:22 E110']],
    ['a parameter with a default', 'function z = f(x, x = 2)\nz = x;\nend\n', ['1:19 E110']],
    ['an output', 'function [z, z] = f(x)\nz = x;\nend\n', ['1:14 E110']],
    ['of a function that is not closed', 'function z = f(x, x)\nz = x;\n', ['1:19 E110']],
    ['of an anonymous function', inFunction('z = @(t, t) t;'), ['2:10 E110']],
    ['ignored parameters', 'function z = f(~, x, ~)\nz = x;\nend\n', []],
    ['a parameter that is an output', 'function x = f(x)\nend\n', []],
  ])('%s', (_what, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });

  it('are told with their list', () => {
    const [it] = parseSource({ name: 'dup.m', text: 'function z = dup(x, x)\nz = x;\nend\n' }).diagnostics;
    expect(it?.message).toBe("'x' stands twice among the parameters of 'dup'");
  });
});

describe('break and continue', () => {
  it.each<[string, string, readonly string[]]>([
    ['in no loop', inFunction('z = x;', 'break'), ['3:1 E111']],
    ['under an if in no loop', inFunction('if x > 1', '  continue', 'end', 'z = x;'), ['3:3 E111']],
    ['behind a loop', inFunction('for i = 1:3', 'z = x;', 'end', 'break'), ['5:1 E111']],
    ['in a script', 'x = 1;\nbreak\n', ['2:1 E111']],
    [
      'in a nested function in a loop',
      inFunction('while x', 'function g()', 'break', 'end', 'end'),
      ['4:1 E111'],
    ],
    ['in for', inFunction('for i = 1:3', 'if x, break, end', 'end'), []],
    ['in while', inFunction('while x', 'switch x', 'case 1', 'continue', 'end', 'end'), []],
    ['in do', inFunction('do', 'break', 'until x'), []],
  ])('%s', (_what, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });
});

describe('hints of syntax errors', () => {
  it.each<[string, string, RegExp]>([
    ['an operand is missing', 'z = x * ;', /^a number, a name/],
    ['an operator is missing', 'z = x x;', /^an operator/],
    ['a name is missing', 'z = x.;', /^a name begins/],
    ['a bracket is missing', 'z = f(x;', /^write '\)' where it ends/],
    ['a comma is missing', 'z = f(x 2);', /^write ',' or '\)'/],
    ['a block is open', 'do\n z = x;', /^write 'until' where it ends/],
    ['a block is not open', 'else', /^leave it away/],
  ])('%s', (_what, line, hint) => {
    const [first] = parseSource({ name: 'f.m', text: inFunction(line) }).diagnostics;
    expect(first?.hint).toMatch(hint);
  });
});
