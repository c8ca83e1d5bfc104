import { readFileSync } from 'node:fs';
import { indexFile, type BuildIndex } from './built-stylesheets.js';
import { readPipelines } from './manifest.js';

/** A step as a person reads it. */
export interface ListedStep {
  readonly phase: string;
  /** The pack that it belongs to; none: to the core. */
  readonly pack?: string;
  readonly name: string;
  readonly kind: 'step' | 'analysis';
  /** The options under which it runs; empty: always. */
  readonly condition: string;
  readonly purpose: string;
}

export interface ListedPipeline {
  readonly name: string;
  readonly steps: readonly ListedStep[];
}

/** All pipelines as linear lists of steps. */
export function listPipelines(): ListedPipeline[] {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as BuildIndex;
  const purposes = new Map(index.stylesheets.map((it) => [it.name, it.purpose]));
  return readPipelines(index.pipelines).map(({ name, steps }) => ({
    name,
    steps: steps.map((step) => ({
      phase: step.phase,
      ...(step.pack === undefined ? {} : { pack: step.pack }),
      name: step.name,
      kind: step.kind,
      condition: step.condition.map((it) => `${it.option}${it.holds ? '=' : '!='}${it.value}`).join(' '),
      purpose: purposes.get(step.name) ?? 'an analysis: adds attributes only',
    })),
  }));
}
