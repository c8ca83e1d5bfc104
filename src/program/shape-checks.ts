import { loneName, writeAffineSize, type AffineSize } from '../contract/affine-size.js';
import { namesIn, type GivenShape, type GivenShapes } from './given-shapes.js';

/** Which parameter a name gets its value from, and the expression of it. */
type Bound = ReadonlyMap<string, { readonly by: GivenShape; readonly size: string }>;

/** The sizes of a shape, with the expressions that give those of its parameter. */
type MeasuredSizes = readonly { readonly size: AffineSize | undefined; readonly measure: string }[];

/**
 * Statements that end a run in which parameters have not the shapes that are told: one for each, behind those of the parameters
 * that give the names in it their values.
 */
export function shapeChecks({ shapes, least }: GivenShapes): string[] {
  const { order, bound } = bindNames(shapes);
  return order.map((shape) => {
    const conditions = [
      ...fieldConditions(shape),
      ...kindConditions(shape),
      ...sizeConditions(shape, bound, least),
    ];
    const message = `${shape.name} must be ${describe(shape, bound, least)}, as ${shape.by} tells.`;
    return `if ${conditions.join(' || ')}, error('Adjoinery:shape', '${message}'); end`;
  });
}

/** Orders parameters so that each stands behind those that give its names values, as far as there is such an order. */
function bindNames(shapes: readonly GivenShape[]): { order: readonly GivenShape[]; bound: Bound } {
  const bound = new Map<string, { by: GivenShape; size: string }>();
  const bind = (by: GivenShape): void => {
    for (const { size, measure } of measured(by)) {
      const name = size === undefined ? undefined : loneName(size);
      if (name !== undefined && !bound.has(name)) bound.set(name, { by, size: measure });
    }
  };
  const order: GivenShape[] = [];
  const rest = new Set(shapes);
  while (rest.size > 0) {
    const all = [...rest];
    const isReady = (shape: GivenShape): boolean =>
      namesIn(shape).every((name) => bound.has(name) || standsAlone(name, shape));
    const next = all.find(isReady) ?? all[0];
    if (next === undefined) break;
    rest.delete(next);
    order.push(next);
    bind(next);
  }
  return { order, bound };
}

function standsAlone(name: string, { sizes }: GivenShape): boolean {
  return sizes.some((it) => it !== undefined && loneName(it) === name);
}

/** Conditions on the structures that a field is in. */
function fieldConditions({ name }: GivenShape): string[] {
  const [root = '', ...fields] = name.split('.');
  return fields.map((field, index) => `~isfield(${[root, ...fields.slice(0, index)].join('.')}, '${field}')`);
}

/** Conditions on the kind of an array. */
function kindConditions(shape: GivenShape): string[] {
  const { name } = shape;
  switch (kindOf(shape)) {
    case 'scalar':
      return [`~isscalar(${name})`];
    case 'vector':
      return [`~isvector(${name})`];
    case 'column':
      return [`~iscolumn(${name})`];
    case 'row':
      return [`~isrow(${name})`];
    case 'matrix':
      return [`ndims(${name}) ~= 2`];
    case 'pages':
      return [`ndims(${name}) > ${shape.sizes.length}`];
  }
}

/** Conditions on the sizes of an array: those that give names their values are compared with the least ones. */
function sizeConditions(shape: GivenShape, bound: Bound, least: GivenShapes['least']): string[] {
  return measured(shape).flatMap(({ size, measure }) => {
    if (size === undefined) return [];
    const name = loneName(size);
    const giver = name === undefined ? undefined : bound.get(name);
    if (name === undefined || giver?.by !== shape || giver.size !== measure) {
      const value = writeAffineSize(size, (it) => bound.get(it)?.size ?? it);
      return [`${measure} ~= ${value}`];
    }
    const bottom = least.get(name) ?? 1;
    if (bottom === 0) return [];
    return [
      bottom === 1 && measure.startsWith('numel') ? `isempty(${shape.name})` : `${measure} < ${bottom}`,
    ];
  });
}

function kindOf({ sizes }: GivenShape): 'scalar' | 'vector' | 'column' | 'row' | 'matrix' | 'pages' {
  if (sizes.length === 1) return 'vector';
  if (sizes.length > 2) return 'pages';
  const [rows, columns] = sizes.map(isOne);
  if (rows === true) return columns === true ? 'scalar' : 'row';
  return columns === true ? 'column' : 'matrix';
}

function isOne(size: AffineSize | undefined): boolean {
  return size?.terms.size === 0 && size.constant === 1;
}

/** The sizes that the kind of an array leaves open. */
function measured(shape: GivenShape): MeasuredSizes {
  const { name, sizes } = shape;
  const [rows, columns] = sizes;
  switch (kindOf(shape)) {
    case 'scalar':
      return [];
    case 'vector':
    case 'column':
      return [{ size: rows, measure: `numel(${name})` }];
    case 'row':
      return [{ size: columns, measure: `numel(${name})` }];
    case 'matrix':
    case 'pages':
      return sizes.map((size, index) => ({ size, measure: `size(${name}, ${index + 1})` }));
  }
}

/** The shape in words, with the least values of the names that it gives their values. */
function describe(shape: GivenShape, bound: Bound, least: GivenShapes['least']): string {
  const written = shape.sizes.map((it) => (it === undefined ? 'any' : writeAffineSize(it)));
  const kind = kindOf(shape);
  if (kind === 'scalar') return 'a scalar';
  const sizes = kind === 'vector' ? `a vector of ${written[0]} elements` : written.join(' by ');
  const own = [...bound].filter(([, { by }]) => by === shape).map(([name]) => name);
  const bounds = own.map((it) => [it, least.get(it) ?? 1] as const).filter(([, bottom]) => bottom > 0);
  const told = bounds.map(([name, bottom]) => `${name} >= ${bottom}`).join(' and ');
  return told === '' ? sizes : `${sizes} with ${told}`;
}
