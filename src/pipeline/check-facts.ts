import type { Analysis } from '../analysis/analysis.js';
import type { Contract } from './contract.js';
import type { DeclaredUse } from './declared-use.js';
import { helperAnnotations } from './helper-annotations.js';
import { KnownFacts } from './known-facts.js';
import type { Pipeline, Step } from './manifest.js';

/**
 * Throws where a step needs an annotation that does not hold at its place in a pipeline, where it only says `reads` although
 * the annotation always holds, and where an analysis is missing that others go with: then an analysis has been removed, or
 * a step stands in the wrong place.
 */
export function checkFacts(
  pipelines: readonly Pipeline[],
  contracts: ReadonlyMap<string, Omit<Contract, 'cases'>>,
  analyses: ReadonlyMap<string, Analysis>,
): void {
  const completers = completersOf(analyses);
  /** By step and annotation that it reads: whether the annotation always holds there. */
  const holds = new Map<string, boolean>();
  for (const { name, steps } of pipelines) {
    const facts = new KnownFacts(helperAnnotations, completers);
    for (const step of steps) {
      const declared = declarationOf(step, contracts, analyses);
      for (const it of declared.needs) {
        if (facts.has(it, step.name)) continue;
        throw new Error(`pipeline ${name}: ${step.name} needs ${it}: ${facts.whyNot(it)}`);
      }
      for (const it of declared.reads) {
        const key = `${step.name} reads ${it}`;
        holds.set(key, facts.has(it, step.name) && holds.get(key) !== false);
      }
      facts.outdate(declared.outdates, step.name);
      facts.add(declared.adds);
      facts.complete(declared.completes, step.name);
    }
    checkCompanions(name, steps, analyses);
  }
  const sure = [...holds].filter(([, always]) => always).map(([key]) => key);
  if (sure.length > 0)
    throw new Error(`${sure.join(', ')}, which always holds there: say needs instead of reads`);
}

function declarationOf(
  { kind, name }: Step,
  contracts: ReadonlyMap<string, Omit<Contract, 'cases'>>,
  analyses: ReadonlyMap<string, Analysis>,
): Required<Omit<DeclaredUse, 'writes'>> {
  const none = { needs: [], reads: [], adds: [], completes: [], outdates: [] };
  return { ...none, ...(kind === 'analysis' ? analyses.get(name) : contracts.get(name)) };
}

function completersOf(analyses: ReadonlyMap<string, Analysis>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, completes = [] } of analyses.values()) {
    for (const it of completes) found.set(it, [...(found.get(it) ?? []), name]);
  }
  return found;
}

function checkCompanions(
  pipeline: string,
  steps: readonly Step[],
  analyses: ReadonlyMap<string, Analysis>,
): void {
  const names = new Set(steps.map((it) => it.name));
  for (const { name, goesWith = [] } of analyses.values()) {
    const without = goesWith.find((it) => names.has(it));
    if (without !== undefined && !names.has(name)) {
      throw new Error(`pipeline ${pipeline}: ${without} may not run without the analysis ${name}`);
    }
  }
}
