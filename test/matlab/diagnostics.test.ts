import { describe, expect, it } from 'vitest';
import { parseSource } from '../../src/matlab/parse-file.js';

/** The reports of the parser on a text, each as `line:column code`. */
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

describe('outputs that are not wanted', () => {
  it.each<[string, string, readonly string[]]>([
    ['where nothing is assigned', 'y = [~, 1];\n', ['1:6 E108']],
    ['in an operand', 'y = [~, 1] * 2;\n', ['1:6 E108']],
    ['in brackets within brackets', 'y = [[~, 1], 2];\n', ['1:7 E108']],
    ['behind a sign', '[a, -~] = f(1);\n', ['1:7 E101']],
    ['behind an operator', 'y = [1 + ~, 2];\n', ['1:11 E101']],
    ['left of an assignment', '[~, a, !] = f(1);\n', []],
  ])('%s', (_what, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });
});

describe("a statement that begins with '!'", () => {
  it.each<[string, string, readonly string[]]>([
    ['is a command of the system in MATLAB', inFunction('z = x;', '!make -j'), ['3:1 W104']],
    ['which may be no expression at all', inFunction('z = x;', '!rm a b'), ['3:1 W104', '3:5 E101']],
    ['but not where the statement began before', inFunction('z = x ...', '!= 3;', 'if ...', '!z, end'), []],
  ])('%s', (_what, text, expected) => {
    expect(complaints(text)).toEqual(expected);
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
    ['a block is not open', 'else', /^leave it out/],
  ])('%s', (_what, line, hint) => {
    const [first] = parseSource({ name: 'f.m', text: inFunction(line) }).diagnostics;
    expect(first?.hint).toMatch(hint);
  });
});

// Each of these was tried in Octave; where MATLAB reads more, we do.
describe('what neither language reads', () => {
  it.each<[string, string, readonly string[]]>([
    ['a statement behind a statement', inFunction('x(1) for i = 1:3, end'), ['2:6 E101']],
    ['a statement behind a block', inFunction('if x, z = x; end y = 1;'), ['2:18 E101']],
    ['blocks that end together', inFunction('if x, if x, z = 1; end end'), []],
    ['a statement behind a function', 'function f()\nend x = 1;\n', ['2:5 E101']],
    ['a command behind the name of a function', 'function f g h\nend\n', ['1:12 E101']],
    ['a command behind parameters', 'function f() hold on\nend\n', ['1:19 E101']],
    ['a statement behind parameters', 'function f() x = 1; end\n', []],
    ['a function that is not closed among others', 'function f()\nend\nfunction g()\nx = 1;\n', ['3:1 E112']],
    ['a closed function behind one that is not', 'x = 1;\nfunction f()\nend\nfunction g()\n', ['4:1 E112']],
    ['a command that becomes a variable', inFunction('z 1', 'y 1', 'y = 2;'), ['2:3 E101', '4:1 E113']],
    [
      'steps between brackets',
      inFunction('z = [x++ 1];', 'z = [x-- y; x++, 1; x++; x ++ 1];'),
      ['2:7 E115', '3:7 E115'],
    ],
    ['a command of another function', 'function f()\ny 1\nend\nfunction g()\ny = 2;\nend\n', []],
    ['a command that begins with a bracket', inFunction('hold )'), ['2:6 E101']],
    ['a command that begins with a control character', inFunction('hold \u0001'), ['2:6 E101']],
    ['a semicolon in brackets of a command', inFunction('hold a(b;c)'), ['2:11 E101']],
    ['quotes in brackets of a command', inFunction("hold a(b'c)"), []],
    ['a word of a block behind a separator', 'if x, hold end\n', ['2:1 E106']],
    ['a word of a block behind a head', inFunction('if x hold end'), []],
    ['an assignment in an anonymous function', inFunction('z = @() x = 3;'), ['2:9 E105']],
    ['the same in parentheses', inFunction('z = @() (x = 3);'), ['2:10 E105']],
    ['a named argument in an anonymous function', inFunction('z = @() g(x = 3);'), []],
    ['an assignment to a method of a superclass', inFunction('a@b = 3;'), ['2:1 E105']],
    ['a class behind other code', inFunction('classdef c'), ['2:1 E101']],
    ['unwind_protect alone', inFunction('unwind_protect', 'end_unwind_protect'), ['3:1 E101']],
    ['a line end in the braces of an index', inFunction('z = x{1,', '2};'), ['2:9 E101', '3:2 E101']],
    ['a line end behind the first brace', inFunction('z = x{', '2};'), []],
    [
      'a block behind brackets that are not closed',
      inFunction('z = {x', 'for i = 1:2', 'end', 'z = ];'),
      ['3:1 E103', '5:5 E101'],
    ],
    ['a block in a head that is not closed', inFunction('if [x', 'while x', 'end', 'end'), ['3:1 E103']],
    [
      'a block of Octave behind brackets that are not closed',
      inFunction('z = [x', 'do', 'x--;', 'until x < 0'),
      ['3:1 E103'],
    ],
    [
      'the end of a block of Octave behind brackets that are not closed',
      inFunction('if x, z = [x endif'),
      ['2:14 E103'],
    ],
    [
      'names that only Octave reserves',
      'function [do, endif] = f(until)\n[do, endif] = size(until);\nend\n',
      [],
    ],
    ['one of them alone', 'function do = f(x)\nglobal until\ndo = x;\ndo.a = [until\ndo];\nend\n', []],
    ['a function of such a name', 'function z = do(x)\nz = x;\nend\n', []],
    [
      'words that close blocks, assigned to in them',
      inFunction('if x\nendif = x;\nendif(2) = endif;\nend'),
      [],
    ],
    ['a line end among outputs', 'function [a,\nb] = f()\nend\n', ['1:13 E101']],
    ['a comma behind the last output', 'function [a, ] = f()\nend\n', ['1:14 E101']],
    ['an output named end', 'function end = f()\nend\n', ['1:14 E101']],
    ['a function with a dotted name', 'function a.b()\nend\n', ['1:11 E101']],
    ['a no-break space', inFunction('z =\u00a0x;'), ['2:4 E101']],
    ['a byte order mark within a line', inFunction('z =\ufeffx;'), ['2:4 E101']],
    ['a byte order mark at the beginning of a line', '\ufeffx = 1;\n\ufeffy = 1;\n', []],
    ['a backslash that continues a line, with a comment', 'x = \\ # why\n3;\n', []],
  ])('%s', (_what, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });
});
