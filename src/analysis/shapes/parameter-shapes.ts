import type { Dimension } from './dimension.js';
import type { Shape } from './shape.js';

/** Whether a shape is made of nothing but constants and what a function's parameters are: it is the same wherever the function is. */
export function isOfParameters(shape: Shape): boolean {
  if (shape.kind === 'named') return shape.parts.every((it) => isParameter.test(it));
  return isSizeOfParameters(shape.rows) && isSizeOfParameters(shape.columns);
}

/** The same of a size, or another number. */
export function isSizeOfParameters(it: Dimension): boolean {
  return [...it.terms.keys()].every((name) => {
    const exact = name.startsWith('max0(') ? it.floors.get(name) : undefined;
    return exact === undefined ? isOfParameter.test(name) : isSizeOfParameters(exact);
  });
}

const isParameter = /^(?:t\()?p:\w+\)?$/;

/** Names of sizes of parameters, and of numbers that they are. */
const isOfParameter =
  /^(?:#\+?p:\w+\.(?:rows|columns)|#\+?(?:rows|columns|count|length)\(p:\w+\)|v:(?:t:)?p:\w+)$/;
