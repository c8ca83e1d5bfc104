import type { AffineSize } from '../contract/affine-size.js';
import type { ArgumentDeclaration, Expression, FunctionNode } from '../matlab/ast.js';
import type { GivenShapes, ShapeFault } from './given-shapes.js';

/**
 * The shapes that are told of parameters of which an `arguments` block declares another size: no call could pass both checks,
 * but perhaps one of scalars.
 */
export function declaredConflicts(
  { body }: FunctionNode,
  { shapes, least }: Pick<GivenShapes, 'shapes' | 'least'>,
): ShapeFault[] {
  const declarations = body.flatMap((it) => (it.kind === 'arguments' ? it.items : []));
  return declarations.flatMap((it) => {
    if (it.kind !== 'argument' || it.size === undefined || it.size.length < 2) return [];
    const told = shapes.find(({ name }) => name === it.name);
    const declared = it.size.map(numberOf);
    if (told === undefined || told.sizes.length < 2 || fits(told.sizes, declared, least)) return [];
    const allowed = `shapes that the sizes in the arguments block allow: ${written(it)}`;
    return [
      {
        code: 'E502',
        args: { name: 'shapes', value: `${told.name}=${told.text}`, allowed },
        start: it.start,
      },
    ];
  });
}

/** Whether arrays of a shape may have the sizes that are declared, and not by being scalars only. */
function fits(
  told: readonly (AffineSize | undefined)[],
  declared: readonly (number | undefined)[],
  least: ReadonlyMap<string, number>,
): boolean {
  const places = Array.from({ length: Math.max(told.length, declared.length) }, (_, place) => place);
  const sizes = places.map((place) => ({
    is: place < told.length ? told[place] : one,
    declared: place < declared.length ? declared[place] : 1,
  }));
  const isOdd = sizes.some(
    (it) => it.is !== undefined && it.declared !== undefined && cannotBe(it.is, it.declared, least),
  );
  // A row where columns of any length are declared, or the other way round.
  const isTurned =
    sizes.some((it) => it.declared === 1 && it.is !== undefined && it.is.terms.size > 0) &&
    sizes.some((it) => it.declared === undefined && it.is?.terms.size === 0 && it.is.constant === 1);
  return !isOdd && !isTurned;
}

const one: AffineSize = { terms: new Map(), constant: 1 };

/** Whether a size is another number, or larger, whatever its names stand for. */
function cannotBe(
  { terms, constant }: AffineSize,
  size: number,
  least: ReadonlyMap<string, number>,
): boolean {
  if (terms.size === 0) return constant !== size;
  let bottom = constant;
  for (const [name, factor] of terms) {
    if (factor < 0) return false;
    bottom += factor * (least.get(name) ?? 1);
  }
  return bottom > size;
}

/** The number that a declared size is; undefined for a colon. */
function numberOf(size: Expression): number | undefined {
  return size.kind === 'literal' && /^\d+$/.test(size.text) ? Number(size.text) : undefined;
}

function written({ name, size = [] }: ArgumentDeclaration): string {
  return `${name} (${size.map((it) => numberOf(it) ?? ':').join(', ')})`;
}
