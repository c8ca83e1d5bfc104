import type { Analysis } from '../pipeline/analysis.js';
import { activity } from './activity.js';
import { liveness } from './liveness.js';
import { names } from './names.js';
import { rules } from './rules.js';

/** All analyses, by name. */
export const analyses: ReadonlyMap<string, Analysis> = new Map([activity, liveness, names, rules].map((it) => [it.name, it]));
