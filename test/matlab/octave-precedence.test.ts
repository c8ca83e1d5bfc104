import { expect, test } from 'vitest';
import type { Expression } from '../../src/matlab/ast.js';
import { parseExpressionText } from '../../src/matlab/parse-expression-text.js';
import { runOctave } from '../../src/base/run-octave.js';
import { randomNumbers, type Random } from '../../src/fuzz/random-numbers.js';

const binaryOperators = [
  ...['+', '-', '*', '/', '\\', '^', '.*', './', '.\\', '.^', '**', '.**', ':'],
  ...['<', '<=', '==', '>=', '>', '~=', '!=', '&', '|', '&&', '||'],
];
// Asymmetric, complex and not commuting: another nesting gives another value.
const variables =
  'a = 3; b = -2; c = 2 + 1i; M = [1 2i; 3 -1]; N = [2 -1; 1i 1]; v = [0 2 1]; s.f = [2 1; 0 3i];';

function randomExpression(next: Random, depth: number): string {
  const space = (): string => ' '.repeat(next(2));
  if (depth === 0) {
    const operand = pick(next, [
      'a',
      'b',
      'c',
      'M',
      'N',
      'v',
      '2',
      '.5',
      's.f',
      'M(1)',
      'N(:, 1)',
      's.f(2, :)',
    ]);
    return operand + pick(next, ['', '', '', "'", ".'"]);
  }
  if (next(5) === 0) return `(${randomExpression(next, depth - 1)})${pick(next, ['', "'", ".'", '(1)'])}`;
  const left = randomExpression(next, depth - 1);
  const right = randomExpression(next, next(depth));
  const before = next(6) === 0 ? pick(next, ['-', '!', '~', '+']) : '';
  const sign = pick(next, [space(), space(), space(), ' -', ' +', ' !', ' ~', ' - -', '-']);
  return before + left + space() + pick(next, binaryOperators) + sign + right;
}

function pick<Item>(next: Random, items: readonly Item[]): Item {
  return items[next(items.length)] as Item;
}

/** The expression with parentheses around every operation, as the tree nests them. */
function parenthesize(it: Expression): string {
  switch (it.kind) {
    case 'literal':
      return it.text;
    case 'variable':
      return it.name;
    case 'parenthesized':
      return parenthesize(it.operand);
    case 'unary':
      return it.postfix
        ? `(${parenthesize(it.operand)}${it.operator})`
        : `(${it.operator}${parenthesize(it.operand)})`;
    case 'binary':
      return it.operands.map(parenthesize).reduce((left, right) => `(${left} ${it.operator} ${right})`);
    case 'sum':
      return it.terms
        .map(({ sign, operand }) => ({ sign, text: parenthesize(operand) }))
        .reduce((left, right) => ({ sign: '+', text: `(${left.text} ${right.sign} ${right.text})` })).text;
    case 'range':
      return `(${it.parts.map(parenthesize).join(' : ')})`;
    case 'index':
      return (
        parenthesize(it.base) +
        it.parts.map((part) => `(${part.items.map(parenthesize).join(', ')})`).join('')
      );
    case 'field':
      return `${parenthesize(it.base)}.${it.name}`;
    case 'colon':
      return ':';
    case 'matrix':
      return `[${it.rows.map((row) => row.map(parenthesize).join(', ')).join('; ')}]`;
    default:
      throw new Error(`no ${it.kind} was generated`);
  }
}

function nesting(text: string): string {
  const { expression, diagnostics } = parseExpressionText(text);
  if (expression === undefined) throw new Error(`${text}: ${diagnostics[0]?.message}`);
  return parenthesize(expression);
}

/** Evaluates pairs of expressions; gives those whose values differ, and how many have a value. */
async function compare(
  pairs: readonly (readonly [string, string])[],
): Promise<{ differing: string[]; valued: number }> {
  const quote = (text: string): string => `['${text.replaceAll("'", "''").replaceAll('\n', `', "\\n", '`)}']`;
  const output = await runOctave(`${variables}
    pairs = {${pairs.map(([plain, nested]) => `${quote(plain)}, ${quote(nested)}`).join(';\n')}};
    valued = 0;
    for k = 1:rows (pairs)
      x = y = 'error'; 
      try, x = eval ([pairs{k, 1}, ';']); valued++; end
      try, y = eval ([pairs{k, 2}, ';']); end
      if (! (isequaln (x, y) && strcmp (class (x), class (y)))), printf ('%s    %s\\n', pairs{k, :}); end
    end
    printf ('%d\\n', valued);`);
  const lines = output.trimEnd().split('\n');
  return { differing: lines.slice(0, -1), valued: Number(lines.at(-1)) };
}

test('random expressions nest as Octave evaluates them', async () => {
  const next = randomNumbers(1);
  const plain = Array.from({ length: 4000 }, () => randomExpression(next, 1 + next(3)));
  // Ranges of ranges are no expressions; signs next to one another are steps in Octave.
  const usable = plain.filter((it) => !/:.*:|\+\+|--/.test(it));
  const { differing, valued } = await compare(usable.map((it) => [it, nesting(it)]));
  expect(differing).toEqual([]);
  expect(valued).toBeGreaterThan(1000);
});

test('another nesting would be seen', async () => {
  const { differing } = await compare([
    ["M ^ 2'", "(M ^ (2'))"],
    ["M .^ N'", "(M .^ (N'))"],
    ['2 ^ -1 ^ 2', '(2 ^ (-(1 ^ 2)))'],
    ['-b ^ 2', '((-b) ^ 2)'],
    ['!a == b', '(!(a == b))'],
  ]);
  expect(differing.length).toBe(5);
});

test('random rows fall into elements as in Octave', async () => {
  const next = randomNumbers(2);
  const rows = Array.from({ length: 2000 }, () => {
    const operand = (): string =>
      pick(next, ['a', 'b', '3', "a'", "c.'", '(a)', 's.f(1)', 'v(2)', '[1]', "'q'"]);
    let row = operand();
    for (let count = next(5); count > 0; count -= 1) {
      const operator = pick(next, ['+', '-', '*', '==', '|', '.^', ':']);
      const operation = pick(next, [' ', '']) + operator + pick(next, [' ', '']);
      row += next(3) === 0 ? pick(next, [' ', ', ', ' ;', '\n']) : operation;
      row += (next(4) === 0 ? pick(next, ['!', '~', ' -', ' +']) : '') + operand();
    }
    return `[${row}]`;
  }).filter((it) => !/:.*:|\+\+|--/.test(it));
  const { differing, valued } = await compare(rows.map((it) => [it, nesting(it)]));
  expect(differing).toEqual([]);
  expect(valued).toBeGreaterThan(500);
});
