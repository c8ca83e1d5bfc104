import { expect, test } from 'vitest';
import { tree } from './tree.js';

/** The rows of a matrix: elements apart by blanks, rows by semicolons. */
function rows(matrix: string): string {
  const text = tree(`${matrix};`);
  const [, items = ''] = /^\(unary (?:\[\]|\{\}) \(row-list ?(.*)\)\)$/s.exec(text) ?? [];
  return items.replace(/\) \(item-list /g, ' ; ').replace(/^\(item-list (.*)\)$/s, '$1');
}

// All as Octave 7.3 prints them, but where it is said that MATLAB decides.
test.each([
  ['[]', ''],
  ['{ }', ''],
  ['[1 2;3 4]', '1 2 ; 3 4'],
  ['[1, 2\n3, 4\n]', '1 2 ; 3 4'],
  ['[1,\n2]', '1 ; 2'],
  ['[1, ...\n 2]', '1 2'],
  ['[1 ...\n\n 2]', '1 ; 2'],
  ['[\n\n1 2;\n\n;3 4;]', '1 2 ; 3 4'],
  ['[,a,]', 'a'],
  ['[a , b]', 'a b'],
  // MATLAB decides: these words are names.
  ['[do, x]', 'do x'],
  ['[do x]', 'do x'],
  ['[x do]', 'x do'],
  ["[x;do' until]", "x ; (unary ' do) until"],
  ['{do(1) -endif}', '(array do (param-list 1)) (unary - endif)'],
  ['[1 -2]', '1 (unary - 2)'],
  ['[1 - 2]', '(sum (op + 1) (op - 2))'],
  ['[1 -...\n2]', '1 (unary - 2)'],
  ['[a- b]', '(sum (op + a) (op - b))'],
  ['[a-b +c]', '(sum (op + a) (op - b)) (unary + c)'],
  ['[a *b]', '(binary * a b)'],
  ['[a ==b]', '(binary == a b)'],
  ['[a ~=b]', '(binary ~= a b)'],
  ['[a ~b]', 'a (unary ~ b)'],
  ['[a ! b]', 'a (unary ! b)'],
  ['[a :b]', '(range a b)'],
  ["[a' b']", "(unary ' a) (unary ' b)"],
  ["[a 'str']", "a 'str'"],
  ["[a';b']", "(unary ' a) ; (unary ' b)"],
  ["[a ';b']", "a ';b'"],
  ["[a, 'b']", "a 'b'"],
  ['["a" "b"]', '"a" "b"'],
  ["[x' -y']", "(unary ' x) (unary - (unary ' y))"],
  ["[1' 2']", "(unary ' 1) (unary ' 2)"],
  ['[f (1)]', 'f (unary () 1)'],
  ['[f(1) (2)]', '(array f (param-list 1)) (unary () 2)'],
  ['[x.y (1)]', '(struct-ref x y) (unary () 1)'],
  ['[x .y]', '(struct-ref x y)'],
  ['[c {1}]', 'c (unary {} (row-list (item-list 1)))'],
  ['{a{1} b{2}}', '(array a (cell-index (param-list 1))) (array b (cell-index (param-list 2)))'],
  ['[(a) (b)]', '(unary () a) (unary () b)'],
  ['[(1 -2) f(3 -4)]', '(unary () (sum (op + 1) (op - 2))) (array f (param-list (sum (op + 3) (op - 4))))'],
  ['[[1 -2] 3]', '(unary [] (row-list (item-list 1 (unary - 2)))) 3'],
  ['{@sin @cos}', '(function-handle sin) (function-handle cos)'],
  ['{@(x) x+1, 2}', '(anonymous-function (param-list x) (sum (op + x) (op + 1))) 2'],
  ['{@(x) x +1}', '(anonymous-function (param-list x) (sum (op + x) (op + 1)))'],
  ['{@(x) x\n@(y) y}', '(anonymous-function (param-list x) x) ; (anonymous-function (param-list y) y)'],
  // MATLAB: Octave wants a comma here.
  ['{@(x) x 2}', '(anonymous-function (param-list x) x) 2'],
  ['{:}', '(colon)'],
  ['[a=1, 2]', '(binary = a 1) 2'],
  ['[1 % one\n 2 # two\n]', '1 ; 2'],
])('%s', (matrix, expected) => {
  const comments = /[%#]/.test(matrix);
  if (comments) expect(tree(`${matrix};`)).toContain('(item-list 1) (item-list 2)');
  else expect(rows(matrix)).toBe(expected);
});
