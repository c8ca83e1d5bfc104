import type { Analysis } from '../analysis.js';
import { annotate, annotation, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionName } from '../reading/free-names.js';
import { LivenessRun } from './liveness-run.js';
import { UnusedValues } from './unused-values.js';

/**
 * Liveness of the generated code, which tells what has to be recorded (the to-be-recorded analysis of Hascoët and Pascual 2012, here
 * on the finished reverse sweep, so that it can neither miss nor invent a use): a value is kept only if something
 * reads it after it has been restored. Marks generated statements whose results nobody reads, and entries of
 * records that nobody wants, with `ada:dead`; names on records that list nothing yet what is wanted of them (`ada:wanted`). The user's
 * own statements are marked only where results are left out, and if they only give values.
 */
export const liveness: Analysis = {
  name: 'liveness',
  needs: ['ada:container', 'ada:is', 'ada:role', 'ada:shape'],
  reads: ['ada:counted', 'ada:first', 'ada:invariant', 'ada:undone', 'ada:wanted'],
  adds: ['ada:dead', 'ada:wanted'],
  run(root, { options, rules }) {
    const wanted = new Map<string, Set<string>>();
    const units = functionsOf(root).filter((it) => annotation(it, 'role') !== 'plain');
    const recordings = new Map<string, XmlElement>();
    for (const it of units) if (annotation(it, 'role') === 'recording') recordings.set(functionName(it), it);
    // The records of a recording are known only when its reverse sweep has been looked at.
    const order = ['joint', 'returning', 'recording'];
    const rank = (it: XmlElement): number => order.indexOf(annotation(it, 'role') ?? '');
    for (const unit of [...units].sort((a, b) => rank(a) - rank(b))) {
      const recording = annotation(unit, 'role') === 'returning' ? recordings.get(functionName(unit)) : unit;
      const leavesOut = options['results'] === 'no' && annotation(unit, 'role') === 'joint';
      const unused = leavesOut
        ? {
            values: new UnusedValues(unit, rules),
            asksForSeeds: options['no-missing-adjoint-args'] !== 'yes',
          }
        : undefined;
      const run = new LivenessRun(unit, recording ?? unit, wanted, undefined, unused);
      run.find();
      for (const it of run.dead()) annotate(it, 'dead', 'yes');
      for (const [it, keys] of run.wantedVariables()) annotate(it, 'wanted', keys);
    }
  },
};
