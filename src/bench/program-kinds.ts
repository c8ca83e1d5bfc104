import { generatedProgram } from './generated-program.js';

/** Programs of so many lines, by what they are mostly made of: what is linear in one kind may be quadratic in another. */
export const programKinds: Readonly<Record<string, (lines: number) => string>> = {
  mixed: generatedProgram,
  functions(lines) {
    const count = Math.max(1, Math.floor(lines / 11));
    const calls = Array.from({ length: count }, (_, k) => `  z = z + part${k + 1}(x, p(${(k % 5) + 1}));`);
    const parts = Array.from({ length: count }, (_, k) => [
      `function z = part${k + 1}(x, q)`,
      '  z = 0;',
      '  for k = 1:numel(x)',
      '    s = sin(x(k)) * q;',
      `    if s > ${k}`,
      '      s = s^2;',
      '    end',
      '    z = z + s;',
      '  end',
      'end',
    ]);
    return program(['function z = generated(x, p)', '  z = 0;', ...calls, 'end', ...parts.flat()]);
  },
  chain(lines) {
    const links = Array.from({ length: lines - 3 }, (_, k) => `  z = sin(z) + p(${(k % 5) + 1});`);
    return program(['function z = generated(x, p)', '  z = x(1);', ...links, 'end']);
  },
  vectors(lines) {
    const rows = Array.from(
      { length: lines - 4 },
      (_, k) => `  v(${k + 1}) = x(${(k % 3) + 1}) * exp(p(${(k % 5) + 1}) * ${k + 1});`,
    );
    return program([
      'function z = generated(x, p)',
      `  v = zeros(${lines - 4}, 1);`,
      ...rows,
      '  z = sum(v .^ 2);',
      'end',
    ]);
  },
  structs(lines) {
    const fields = Array.from({ length: lines - 4 }, (_, k) =>
      k % 2 === 0 ? `  s.f${k} = s.f * p(${(k % 5) + 1});` : `  s.f = s.f + sin(s.f${k - 1});`,
    );
    return program(['function z = generated(x, p)', '  s.f = x(1);', ...fields, '  z = s.f;', 'end']);
  },
};

function program(lines: readonly string[]): string {
  return [...lines, ''].join('\n');
}
