import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import type { GradientResult } from './bench-gradients.js';
import { geometricMean } from './geometric-mean.js';

/** The ratios of gradients that are told shapes, by programs and sizes. */
export type RecordedRatios = Readonly<Record<string, number>>;

type Ratio = Pick<GradientResult, 'name' | 'sizes' | 'told'>;

const file = join(packageRoot, 'src', 'bench', 'recorded-ratios.json');

/** So much may the geometric mean, and a single ratio, grow. */
const growth = { mean: 1.1, single: 1.5 };

/** Writes ratios to the file that later ones are compared with. */
export function writeRecordedRatios(results: readonly Ratio[]): void {
  const ratios = results.map((it) => [keyOf(it), Number(it.told.toFixed(2))] as const);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(ratios), null, 2)}\n`);
}

/** The ratios that `npm run bench -- --only gradients --record` has written. */
export function readRecordedRatios(): RecordedRatios {
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedRatios;
}

/**
 * The names of ratios that have grown too much, `geometric mean` among them. A ratio that is missing on one side, or no
 * number, has grown too much.
 */
export function grownRatios(results: readonly Ratio[], recorded: RecordedRatios): string[] {
  const measured = new Map(results.map((it) => [keyOf(it), it.told]));
  const singles = [...new Set([...measured.keys(), ...Object.keys(recorded)])].filter(
    (key) => !((measured.get(key) ?? NaN) <= growth.single * (recorded[key] ?? NaN)),
  );
  const [now, before] = [[...measured.values()], Object.values(recorded)].map(geometricMean);
  return now! <= growth.mean * before! ? singles : [...singles, 'geometric mean'];
}

function keyOf({ name, sizes }: Ratio): string {
  return `${name}, ${sizes}`;
}
