import { describe, expect, it } from 'vitest';
import { Dimension } from '../../src/analysis/shapes/dimension.js';
import {
  countOf,
  matrixShape,
  namedShape,
  scalarShape,
  type Shape,
} from '../../src/analysis/shapes/shape.js';
import { joinValues, valueOf, type Value } from '../../src/analysis/shapes/value.js';
import { valuesInCallee } from '../../src/analysis/shapes/values-in-callee.js';

const row = (length: Dimension): Shape => matrixShape(Dimension.one, length);
const keys = ['x', 'y', 'n'];
const shapesOf = (values: readonly Value[]): string[] => values.map(({ shape }) => shape.key);

describe('values in the function that is called', () => {
  const some = namedShape('e7');

  it('have the names of parameters', () => {
    const [x, y, n] = valuesInCallee(keys, [
      valueOf(some),
      valueOf(row(countOf(some))),
      valueOf(scalarShape, { amount: countOf(some) }),
    ]);
    expect(x?.shape.key).toBe('p:x');
    expect(y?.shape).toEqual(row(countOf(namedShape('p:x'))));
    expect(n?.amount).toEqual(countOf(namedShape('p:x')));
  });

  it('have sizes that follow from others', () => {
    const length = Dimension.atom('#e3');
    const given = [row(length), row(length.plus(Dimension.one)), row(Dimension.of(4))];
    const [x, y, n] = valuesInCallee(
      keys,
      given.map((it) => valueOf(it)),
    ).map(({ shape }) => shape);
    expect(y).toEqual(row(Dimension.atom('#p:x.columns').plus(Dimension.one)));
    expect([x, n]).toEqual([row(Dimension.atom('#p:x.columns')), row(Dimension.of(4))]);
  });

  it('tell nothing of what the parameters do not have', () => {
    const other = valueOf(scalarShape, { amount: Dimension.atom('e9:iteration') });
    const [x, , n] = valuesInCallee(keys, [valueOf(some), valueOf(namedShape('e8')), other]);
    expect([x?.shape.key, n?.amount]).toEqual(['p:x', undefined]);
  });

  it('are no elements of lists', () => {
    const given = [valueOf(scalarShape), valueOf(scalarShape)];
    expect(shapesOf(valuesInCallee(['x', 'varargin'], given))).toEqual([scalarShape.key]);
  });

  const joined = (...calls: readonly (readonly Shape[])[]): string[] =>
    shapesOf(
      calls
        .map((shapes) =>
          valuesInCallee(
            keys,
            shapes.map((it) => valueOf(it)),
          ),
        )
        .reduce((known, now) => known.map((it, at) => joinValues(it, now[at] ?? it, `p:${keys[at] ?? ''}`))),
    );

  it('have the same size only if they do in all calls', () => {
    const three = row(Dimension.of(3));
    expect(joined([some, some], [namedShape('e8'), namedShape('e8')])).toEqual(['p:x', 'p:x']);
    expect(joined([some, some], [some, namedShape('e8')])).toEqual(['p:x', 'p:y']);
    expect(joined([some, some], [three, three])).toEqual(['p:x', 'p:y']);
    const lengths = row(Dimension.atom('#e3'));
    const [x, y] = joined([lengths, lengths], [lengths, three]);
    expect(x).not.toBe(y);
    expect(joined([three, three], [lengths, lengths])).toEqual(joined([lengths, lengths], [three, three]));
  });
});
