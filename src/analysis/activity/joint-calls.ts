import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotateKnown, annotation, annotationNames, functionsOf, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { directedCalls } from '../reading/directed-calls.js';
import { userCallsIn } from '../reading/user-calls-in.js';
import { leftByError } from './left-by-error.js';
import { Repetitions } from './repetitions.js';

/**
 * Finds the calls that are to be made in joint mode: the recording sweep calls the plain function,
 * and the reverse sweep calls the recording one, just before the returning one: what is kept in between is the
 * arguments. A directive asks for it, or the option `calls=joint`, or it is that of the iterations between two checkpoints. A
 * second call must do the same as the first, and nothing besides: where that is not known, the call stays as it is,
 * with a warning (W303, W304).
 *
 * Writes `ada:joint` on calls.
 */
export const jointCalls: Analysis = {
  name: 'joint-calls',
  needs: ['ada:is', 'ada:recompute'],
  reads: ['ada:joint'],
  adds: ['ada:joint'],
  mayReport: true,
  run(root, { options, rules, report }) {
    const units = functionsOf(root);
    const repetitions = new Repetitions(units, rules);
    const decide = (call: XmlElement): void => {
      const ofIterations = isAsked(call);
      const reason = leftByError(call) ?? repetitions.reasonOf(call);
      annotateKnown(call, 'joint', reason === undefined ? 'yes' : undefined);
      if (reason === undefined) return;
      const place = placeOf(call);
      report(
        ofIterations
          ? diagnostic('W304', place, { reason })
          : diagnostic('W303', place, { name: calleeName(call), reason }),
      );
    };
    for (const unit of units) {
      userCallsIn(unit)
        .filter((it) => options['calls'] === 'joint' || isAsked(it))
        .forEach(decide);
      if (options['calls'] !== 'joint')
        for (const { comment, name, calls } of directedCalls(unit, (it) =>
          annotationNames(it, 'recompute'),
        )) {
          calls.forEach(decide);
          if (calls.length > 0) continue;
          const reason = 'it is no function of the program, or uses variables that functions share';
          report(diagnostic('W303', placeOf(comment), { name, reason }));
        }
    }
  },
};

/** Whether a call is that of the iterations between two checkpoints. */
function isAsked(call: XmlElement): boolean {
  return annotation(call, 'joint') === 'asked';
}
