import { loneName } from '../contract/affine-size.js';
import { entryOfDirective, shapeDirective } from '../contract/shape-directive.js';
import { readToldShapes, type ToldShape } from '../contract/told-shapes.js';
import type { DiagnosticCode } from '../diagnostic/catalogue.js';
import type { FunctionNode } from '../matlab/ast.js';
import { declaredConflicts } from './declared-shapes.js';
import { parameterNames } from './head-names.js';

/** A shape of a parameter, and who tells it. */
export interface GivenShape extends ToldShape {
  readonly by: '--shapes' | '<shape>';
}

/** A fault in what is told: a diagnostic whose place is that of a directive, or of the function. */
export interface ShapeFault {
  readonly code: DiagnosticCode;
  readonly args: Readonly<Record<string, string>>;
  readonly start: number;
}

/** The shapes of a function's parameters and their fields, one for each, that the request and directives tell. */
export interface GivenShapes {
  /** In the order of the parameters. */
  readonly shapes: readonly GivenShape[];
  /** The least values of names, where they are told. */
  readonly least: ReadonlyMap<string, number>;
  readonly faults: readonly ShapeFault[];
}

/** The wishes that shapes depend on. */
interface Asked {
  readonly shapes?: string | undefined;
  readonly nargin?: number | undefined;
}

/** Joins what a request and the directives of a function tell. Directives that are malformed tell nothing. */
export function givenShapes(unit: FunctionNode, { shapes: text = '', nargin }: Asked): GivenShapes {
  const known = parameterNames(unit)
    .slice(0, nargin)
    .filter((it) => it !== 'varargin');
  const found = new Map<string, GivenShape>();
  const least = new Map<string, number>();
  const faults: ShapeFault[] = [];
  /** Where each name is used first. */
  const used = new Map<string, { readonly text: string; readonly start: number }>();
  for (const { text: entries, by, start } of [
    { text, by: '--shapes' as const, start: unit.start },
    ...directivesIn(unit),
  ]) {
    const read = readToldShapes(entries);
    for (const it of read.malformed) faults.push({ code: 'E217', args: { text: it }, start });
    for (const [name, bound] of read.least) {
      least.set(name, Math.max(bound, least.get(name) ?? 0));
      if (!used.has(name)) used.set(name, { text: `${name}>=${bound}`, start });
    }
    for (const shape of read.shapes) {
      const { name } = shape;
      const earlier = found.get(name);
      if (!known.includes(rootOf(name))) {
        const args = { name, function: unit.name, known: known.join(', ') || 'none' };
        faults.push({ code: 'E218', args, start });
      } else if (earlier !== undefined && earlier.text !== shape.text) {
        faults.push({ code: 'E219', args: { name, one: earlier.text, other: shape.text }, start });
      } else if (earlier === undefined) {
        found.set(name, { ...shape, by });
        for (const size of namesIn(shape))
          if (!used.has(size)) used.set(size, { text: `${name}=${shape.text}`, start });
      }
    }
  }
  const alone = new Set([...found.values()].flatMap(({ sizes }) => sizes.map((it) => it && loneName(it))));
  for (const [size, { text: value, start }] of used) {
    if (alone.has(size)) continue;
    const allowed = `'${size}' only if it stands alone in a shape of a parameter, as in u=${size},1`;
    faults.push({ code: 'E502', args: { name: 'shapes', value, allowed }, start });
  }
  const shapes = known.flatMap((it) => [...found.values()].filter(({ name }) => rootOf(name) === it));
  return { shapes, least, faults: [...faults, ...declaredConflicts(unit, { shapes, least })] };
}

/** The parameter that a shape is told of, itself or by a field. */
function rootOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

/** The names in the sizes of a shape. */
export function namesIn({ sizes }: ToldShape): string[] {
  return sizes.flatMap((it) => (it === undefined ? [] : [...it.terms.keys()]));
}

/** The entries that directives between the statements of a function stand for. */
function directivesIn({ body }: FunctionNode): { text: string; by: '<shape>'; start: number }[] {
  return body.flatMap((it) => {
    const content = it.kind === 'comment' ? shapeDirective(it.text) : undefined;
    const text = content === undefined ? undefined : entryOfDirective(content);
    return text === undefined ? [] : [{ text, by: '<shape>' as const, start: it.start }];
  });
}
