import { describe, expect, it } from 'vitest';
import { differentiate } from '../src/engine/differentiate.js';

/** The statements of the first generated function: without comments, blanks, and the look at the seed. */
function statements(
  text: string,
  independents: readonly string[],
  options: Readonly<Record<string, string>> = {},
): string[] {
  const { files } = differentiate({
    files: [{ name: 'f.m', text }],
    independents,
    options: { style: 'classic', ...options },
  });
  const [first = ''] = (files[0]?.text ?? '').split(/\n\n/);
  return lines(first.replace(/^( *)if nargin < \d+\n[^]*?\n\1end\n/m, ''));
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/%.*/, '')
        .replace(/[\s,;]+/g, ' ')
        .replace(/ ?([=()[\]]) ?/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '');
}

// The listings of Willkomm 2020 (chapter 6), with three deliberate differences: a_z is not set to zero at the turning point, as
// that would make every derivative zero; helpers have the names of ADiMat's last release; results are given by commas.
describe('the classic style gives the listings of the dissertation', () => {
  // With the options that the seed speaks of. In the listing the increment `z = z + p(k)` is not outlined, a stack
  // takes two values at once, and factors stand in another order.
  it('2: polynom', () => {
    const source = `function z = polynom(x, p)
      k = length(p);
      z = p(1) .* x;
      for i = 2:k-1
        z = (z + p(i)) .* x;
      end
      z = z + p(k);
    end`;
    const expected = `function [a_x, a_p, nr_z] = a_polynom(x, p, a_z)
      ca1 = 0;
      k = length(p);
      z = p(1) .* x;
      fra1_2 = k - 1;
      for i = 2:fra1_2
        push(ca1);
        ca1 = z + p(i);
        push(z);
        z = ca1 .* x;
      end
      push(fra1_2);
      sa1 = z + p(k);
      push(z);
      z = sa1;
      nr_z = z;
      [a_ca1, a_sa1, a_x, a_p] = a_zeros(ca1, sa1, x, p);
      z = pop;
      a_sa1 = a_sa1 + a_z;
      a_z = a_zeros1(z);
      a_z = a_z + a_sa1;
      a_p(k) = a_p(k) + a_sa1;
      fra1_2 = pop;
      for i = fliplr(2:fra1_2)
        z = pop;
        a_ca1 = a_ca1 + a_z .* x;
        a_x = a_x + a_z .* ca1;
        a_z = a_zeros1(z);
        ca1 = pop;
        a_z = a_z + a_ca1;
        a_p(i) = a_p(i) + a_ca1;
        a_ca1 = a_zeros1(ca1);
      end
      a_p(1) = a_p(1) + a_z .* x;
      a_x = a_x + a_z .* p(1);
    end`;
    const options = { 'tmp-prefix': '', push: 'push', pop: 'pop', 'well-behaved': 'yes' };
    expect(statements(source, ['x', 'p'], options)).toEqual(lines(expected));
  });

  it('19: fmtimes', () => {
    const expected = `function [a_x, nr_z] = a_fmtimes(x, y, a_z)
      z = x * y;
      nr_z = z;
      a_x = a_zeros1(x);
      a_x = adimat_adjsum(a_x, adimat_adjmultl(x, a_z, y));
    end`;
    expect(statements('function z = fmtimes(x, y)\n  z = x * y;\nend\n', ['x'])).toEqual(lines(expected));
  });

  it('16: fsqb', () => {
    const source = `function z = fsqb(x, y)
      if abs(y^2 - x) < 1e-7
        z = y;
      else
        z = fsqb(x, (y + x / y) / 2);
      end
    end`;
    const expected = `function [a_x, a_y, nr_z] = a_fsqb(x, y, a_z)
      tmpca1 = 0;
      tmpca2 = 0;
      tmpca3 = 0;
      z = 0;
      tmpba1 = 0;
      if abs(y^2 - x) < 1e-7
        tmpba1 = 1;
        adimat_push1(z);
        z = y;
      else
        adimat_push1(tmpca3);
        tmpca3 = x / y;
        adimat_push1(tmpca2);
        tmpca2 = y + tmpca3;
        adimat_push1(tmpca1);
        tmpca1 = tmpca2 / 2;
        adimat_push1(z);
        z = rec_fsqb(x, tmpca1);
      end
      adimat_push1(tmpba1);
      nr_z = z;
      [a_tmpca1, a_tmpca2, a_tmpca3, a_x, a_y] = a_zeros(tmpca1, tmpca2, tmpca3, x, y);
      tmpba1 = adimat_pop1;
      if tmpba1 == 1
        z = adimat_pop1;
        a_y = adimat_adjsum(a_y, a_z);
        a_z = a_zeros1(z);
      else
        [tmpadjc1, tmpadjc2] = ret_fsqb(a_z);
        z = adimat_pop1;
        a_x = adimat_adjsum(a_x, tmpadjc1);
        a_tmpca1 = adimat_adjsum(a_tmpca1, tmpadjc2);
        a_z = a_zeros1(z);
        [tmpadjc1] = adimat_a_mrdividel(tmpca2, 2, a_tmpca1);
        tmpca1 = adimat_pop1;
        a_tmpca2 = adimat_adjsum(a_tmpca2, tmpadjc1);
        a_tmpca1 = a_zeros1(tmpca1);
        tmpca2 = adimat_pop1;
        a_y = adimat_adjsum(a_y, adimat_adjred(y, a_tmpca2));
        a_tmpca3 = adimat_adjsum(a_tmpca3, adimat_adjred(tmpca3, a_tmpca2));
        a_tmpca2 = a_zeros1(tmpca2);
        [tmpadjc1, tmpadjc2] = adimat_a_mrdivide(x, y, a_tmpca3);
        tmpca3 = adimat_pop1;
        a_x = adimat_adjsum(a_x, tmpadjc1);
        a_y = adimat_adjsum(a_y, tmpadjc2);
        a_tmpca3 = a_zeros1(tmpca3);
      end
    end`;
    expect(statements(source, ['x', 'y'])).toEqual(lines(expected));
  });
});
