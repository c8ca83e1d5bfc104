import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, functionsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isRecordingCall } from './is-recording-call.js';
import { livenessRuns } from './liveness-runs.js';
import { outputsOfRecording } from './outputs-of-recording.js';

/**
 * Finds the outputs of recording sweeps that no call reads: those of calls made again in the reverse sweep, in joint mode or between
 * checkpoints, which are made for their tape; where the adjoint has no results, those of other calls, too. Marks these outputs and
 * the targets in the calls with `ada:unread`, and the functions with `ada:spared`: `repeated` where each call repeats one that has
 * succeeded, so that no error can come of it.
 */
export const unreadResults: Analysis = {
  name: 'unread-results',
  needs: [
    ...(['ada:container', 'ada:counted', 'ada:first', 'ada:invariant'] as const),
    ...(['ada:is', 'ada:role', 'ada:shape', 'ada:undone'] as const),
  ],
  reads: ['ada:spared', 'ada:unread', 'ada:wanted'],
  adds: ['ada:spared', 'ada:unread'],
  run(root, context) {
    const { options } = context;
    const units = functionsOf(root).filter((it) => annotation(it, 'role') !== 'plain');
    const calls = units.flatMap(recordingCallsIn);
    if (calls.length === 0) return;
    // Sweeps that are written for the user give all results.
    if (options['output-mode'] === 'split-all') return;
    const recordings = units.filter((it) => annotation(it, 'role') === 'recording');
    const repeated = repeatedOf(recordings, calls);
    const spared = recordings.filter((it) => options['results'] === 'no' || repeated.has(functionName(it)));
    // Outputs that only outputs need that nobody reads are found in the next round.
    for (let isNew = true; isNew;) {
      isNew = false;
      const unread = new Set(livenessRuns(root, context).flatMap((run) => [...run.unreadTargets()]));
      for (const unit of spared) {
        const ofUnit = calls.filter((it) => it.name === functionName(unit));
        for (const [place, output] of outputsOfRecording(unit).entries()) {
          if (annotation(output, 'unread') !== undefined) continue;
          const targets = ofUnit.flatMap((it) => it.targets[place] ?? []);
          if (ofUnit.length === 0 || !targets.every((it) => unread.has(it))) continue;
          for (const it of [output, ...targets]) annotate(it, 'unread', 'yes');
          annotate(unit, 'spared', repeated.has(functionName(unit)) ? 'repeated' : 'called');
          isNew = true;
        }
      }
    }
  },
};

/** A call of a recording sweep. */
interface Call {
  readonly name: string;
  readonly unit: XmlElement;
  readonly isInReverseSweep: boolean;
  /** The targets of the results, without that of the tape. */
  readonly targets: readonly XmlElement[];
}

function recordingCallsIn(unit: XmlElement): Call[] {
  const found: Call[] = [];
  walk(bodyOf(unit), (it) => {
    if (!isRecordingCall(it)) return undefined;
    const call = child(it, 'call')!;
    found.push({
      name: calleeName(call),
      unit,
      isInReverseSweep: isInReverseSweep(it, unit),
      targets: outputsOfRecording(it),
    });
    return false;
  });
  return found;
}

function isInReverseSweep(statement: XmlElement, unit: XmlElement): boolean {
  if (annotation(unit, 'role') === 'returning') return true;
  let outermost = statement;
  for (let it = statement; it !== bodyOf(unit); it = it.parentNode as XmlElement) outermost = it;
  for (let it = outermost.previousSibling; it !== null; it = it.previousSibling)
    if (isElement(it) && it.localName === 'turning-point') return true;
  return false;
}

/** The names of the functions of which each call is made again, or stands in a function of this kind. */
function repeatedOf(recordings: readonly XmlElement[], calls: readonly Call[]): ReadonlySet<string> {
  const repeated = new Set(recordings.map(functionName));
  const isAgain = ({ unit, isInReverseSweep: isBehind }: Call): boolean =>
    isBehind || (annotation(unit, 'role') === 'recording' && repeated.has(functionName(unit)));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const call of calls) if (!isAgain(call) && repeated.delete(call.name)) isNew = true;
  }
  return repeated;
}
