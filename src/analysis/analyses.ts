import type { Analysis } from '../pipeline/analysis.js';
import { activity } from './activity.js';
import { names } from './names.js';

/** All analyses, by name. */
export const analyses: ReadonlyMap<string, Analysis> = new Map([activity, names].map((it) => [it.name, it]));
