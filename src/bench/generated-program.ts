/** A function of about so many lines, of the kinds of statements that numerical code is made of. */
export function generatedProgram(lines: number): string {
  const text = ['function z = generated(x, p)', '  z = x(1);', '  y = x .* 2;'];
  for (let k = 1; text.length < lines - 2; k += 1) text.push(...statement(k));
  return [...text, '  z = z + sum(y);', 'end', ''].join('\n');
}

function statement(k: number): string[] {
  switch (k % 6) {
    case 0:
      return ['  for k = 1:3', `    y(k) = y(k) * p(k) + ${k};`, '  end'];
    case 1:
      return [`  v${k} = sin(z) .* p(${(k % 5) + 1}) + x(2);`];
    case 2:
      return [`  z = z + v${k - 1} * 0.1;`];
    case 3:
      return ['  y = y .* exp(-z) + x;'];
    case 4:
      return [`  w${k} = sum(y .^ 2) / (1 + z^2);`];
    default:
      return [`  if z > ${k}`, `    z = z * w${k - 1};`, '  end'];
  }
}
