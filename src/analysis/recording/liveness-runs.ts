import type { AnalysisContext } from '../analysis.js';
import { annotation, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionName } from '../reading/free-names.js';
import { LivenessRun } from './liveness-run.js';
import { UnusedValues } from './unused-values.js';

/** Looks at what is live in each function of a program, but for plain ones. The user's values may go where results are left out. */
export function livenessRuns(
  root: XmlElement,
  { options, rules }: Pick<AnalysisContext, 'options' | 'rules'>,
): LivenessRun[] {
  const wanted = new Map<string, Set<string>>();
  const units = functionsOf(root).filter((it) => annotation(it, 'role') !== 'plain');
  const recordings = new Map<string, XmlElement>();
  for (const it of units) if (annotation(it, 'role') === 'recording') recordings.set(functionName(it), it);
  // The records of a recording are known only when its reverse sweep has been looked at.
  const order = ['joint', 'returning', 'recording'];
  const rank = (it: XmlElement): number => order.indexOf(annotation(it, 'role') ?? '');
  return [...units]
    .sort((a, b) => rank(a) - rank(b))
    .map((unit) => {
      const recording = annotation(unit, 'role') === 'returning' ? recordings.get(functionName(unit)) : unit;
      const spared = annotation(unit, 'spared');
      const leavesOut = options['results'] === 'no' && annotation(unit, 'role') === 'joint';
      const unused =
        leavesOut || spared !== undefined
          ? {
              values: new UnusedValues(unit, rules, spared === 'repeated'),
              asksForSeeds: options['no-missing-adjoint-args'] !== 'yes',
            }
          : undefined;
      const run = new LivenessRun(unit, recording ?? unit, wanted, undefined, unused);
      run.find();
      return run;
    });
}
