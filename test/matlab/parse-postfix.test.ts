import { expect, test } from 'vitest';
import { tree } from './tree.js';

test.each([
  // Indices
  ['f(x)(2);', '(array f (param-list x) (param-list 2))'],
  ['c{1}(2);', '(array c (cell-index (param-list 1)) (param-list 2))'],
  ['x{:};', '(array x (cell-index (param-list (colon))))'],
  ['x(:, end);', '(array x (param-list (colon) (end)))'],
  ['x(end - 1)(end);', '(array x (param-list (sum (op + (end)) (op - 1))) (param-list (end)))'],
  [
    'x(min(end, y(end)));',
    '(array x (param-list (array min (param-list (end) (array y (param-list (end)))))))',
  ],
  ['x([1, end]);', '(array x (param-list (unary [] (row-list (item-list 1 (end))))))'],
  ['f (x);', '(array f (param-list x))'],
  ['f();', '(array f (param-list))'],
  ['(a + b)(2);', '(array (unary () (sum (op + a) (op + b))) (param-list 2))'],
  ['{1, 2}{1};', '(array (unary {} (row-list (item-list 1 2))) (cell-index (param-list 1)))'],
  ['c{a (1)};', '(array c (cell-index (param-list (array a (param-list 1)))))'],
  ['c{1 -1};', '(array c (cell-index (param-list (sum (op + 1) (op - 1)))))'],
  ['f(1, ...\n  2);', '(array f (param-list 1 2))'],
  ['f(1,\n  2);', '(array f (param-list 1 2))'],
  ["plot(x, 'Color', c');", "(array plot (param-list x 'Color' (unary ' c)))"],
  ['f(tol=1);', '(array f (param-list (binary = tol 1)))'],
  // Fields
  ['a.b.c;', '(struct-ref (struct-ref a b) c)'],
  [
    'a.b{2}.c(3:end);',
    '(array (struct-ref (array (struct-ref a b) (cell-index (param-list 2))) c) (param-list (range 3 (end))))',
  ],
  ['x.(name).y;', '(struct-ref (dyn-struct-ref x name) y)'],
  ['x.("a b") = 1;', '(binary = (dyn-struct-ref x "a b") 1)'],
  ['x.end + x.if;', '(sum (op + (struct-ref x end)) (op + (struct-ref x if)))'],
  ['a. b;', '(struct-ref a b)'],
  ['x(2).y;', '(struct-ref (array x (param-list 2)) y)'],
  // Transposes and powers
  ["a';", "(unary ' a)"],
  ["a'';", "(unary ' (unary ' a))"],
  ["a.';", "(unary .' a)"],
  ["a' ^ 2;", "(binary ^ (unary ' a) 2)"],
  ["a ^ b';", "(unary ' (binary ^ a b))"],
  ["a(1).b';", "(unary ' (struct-ref (array a (param-list 1)) b))"],
  ["3';", "(unary ' 3)"],
  ['a ^ b ^ c;', '(binary ^ a b c)'],
  ['a ^ b .^ c;', '(binary .^ (binary ^ a b) c)'],
  ['2 ^ -1;', '(binary ^ 2 (unary - 1))'],
  ['2 ^ -1 ^ 2;', '(binary ^ 2 (unary - 1) 2)'],
  ['a ^ !b(2);', '(binary ^ a (unary ! (array b (param-list 2))))'],
  ["x = y';z = w';", "(binary = x (unary ' y))\n(binary = z (unary ' w))"],
])('%s', (program, expected) => {
  expect(tree(program)).toBe(expected);
});
