import { expect, test } from 'vitest';
import { tree } from './tree.js';

// The meaning of the operators is checked against Octave in octave-precedence.test.ts; here are the trees.
test.each([
  // Chains
  ['a * b * c;', '(binary * a b c)'],
  ['a * b / c * d;', '(binary * (binary / (binary * a b) c) d)'],
  ['a - b + c;', '(sum (op + a) (op - b) (op + c))'],
  [
    'a .+ b.-c; [a .+b b .-c];',
    '(sum (op + a) (op + b) (op - c))\n(unary [] (row-list (item-list (sum (op + a) (op + b)) (sum (op + b) (op - c)))))',
  ],
  ['a + b * c - d;', '(sum (op + a) (op + (binary * b c)) (op - d))'],
  ['a && b && c || d;', '(binary || (binary && a b c) d)'],
  ['a | b & c;', '(binary | a (binary & b c))'],
  ['a & b == c;', '(binary & a (binary == b c))'],
  ['a .* b \\ c .\\ d ./ e;', '(binary ./ (binary .\\ (binary \\ (binary .* a b) c) d) e)'],
  ['(a * b) * c;', '(binary * (unary () (binary * a b)) c)'],
  ['a * (b * c);', '(binary * a (unary () (binary * b c)))'],
  // Spellings are kept
  ['a ~= b;', '(binary ~= a b)'],
  ['a != b;', '(binary != a b)'],
  ['(!a); ~a;', '(unary () (unary ! a))\n(unary ~ a)'],
  ['a ** b; a .** b;', '(binary ** a b)\n(binary .** a b)'],
  // Ranges
  ['x = a:b + 1;', '(binary = x (range a (sum (op + b) (op + 1))))'],
  ['x = a:2:b < c;', '(binary = x (binary < (range a 2 b) c))'],
  // Signs
  ['-a ^ 2;', '(unary - (binary ^ a 2))'],
  ['-a * b;', '(binary * (unary - a) b)'],
  ['~x == y;', '(binary == (unary ~ x) y)'],
  ["-a';", "(unary - (unary ' a))"],
  ['a - -b;', '(sum (op + a) (op - (unary - b)))'],
  ['a++b;', '(sum (op + a) (op + (unary + b)))'],
  ['a--b;', '(sum (op + a) (op - (unary - b)))'],
  // Steps
  ['x++;', '(unary ++ postfix x)'],
  ['x(2) ++;', '(unary ++ postfix (array x (param-list 2)))'],
  ['x(2) ++ y;', '(sum (op + (array x (param-list 2))) (op + (unary + y)))'],
  ['x.y(2)--;', '(unary -- postfix (array (struct-ref x y) (param-list 2)))'],
  ['++x;', '(unary ++ x)'],
  ['x(++k) = v;', '(binary = (array x (param-list (unary ++ k))) v)'],
  ['y = x++ + 3;', '(binary = y (sum (op + (unary ++ postfix x)) (op + 3)))'],
  ['y = 2 * x++ * 3;', '(binary = y (binary * 2 (unary ++ postfix x) 3))'],
  // Assignments
  ['x = 1;', '(binary = x 1)'],
  [
    'x(2).y{3} = 1;',
    '(binary = (array (struct-ref (array x (param-list 2)) y) (cell-index (param-list 3))) 1)',
  ],
  ['a = b = c;', '(binary = a (binary = b c))'],
  ['if (n = f(x)) > 0, end', '(if (binary > (unary () (binary = n (array f (param-list x)))) 0) [])'],
  ['[a, b] = f();', '(binary = (unary [] (row-list (item-list a b))) (array f (param-list)))'],
  ['[~, i] = max(x);', '(binary = (unary [] (row-list (item-list (ignored) i))) (array max (param-list x)))'],
  ['[~ i] = max(x);', '(binary = (unary [] (row-list (item-list (ignored) i))) (array max (param-list x)))'],
  [
    '[a.b, c{3}, ~] = f;',
    '(binary = (unary [] (row-list (item-list (struct-ref a b) (array c (cell-index (param-list 3))) (ignored)))) f)',
  ],
])('%s', (program, expected) => {
  expect(tree(program)).toBe(expected);
});

test.each(['+=', '-=', '*=', '/=', '\\=', '^=', '|=', '&=', '**=', '.*=', './=', '.\\=', '.^='])(
  'x %s y',
  (operator) => {
    expect(tree(`x ${operator} y;`)).toBe(`(binary ${operator} x y)`);
  },
);

// So in Octave; a line without a comment ends the statement.
test.each([
  ['x = 1 ...\n % why\n # how\n + 2;', 'x (sum (op + 1) (op + 2))'],
  ['x = 1 \\\n % why\n + 2;', 'x (sum (op + 1) (op + 2))'],
  ['x = 1 ...\n %{\n why\n %}\n + 2;', 'x (sum (op + 1) (op + 2))'],
  ['x = [1, ...\n % why\n 2];', 'x (unary [] (row-list (item-list 1 2)))'],
  ['x = 1 ...\n\n % why\n + 2;', 'echo x 1'],
])('a continued statement goes on behind comments: %j', (text, value) => {
  expect(tree(text)).toContain(`(binary = ${value})`);
});
