import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, annotationNames, functionsOf, holds, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { commentsIn } from '../reading/comments-in.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isActive } from '../reading/is-active.js';
import { possibleCalls } from '../activity/possible-calls.js';
import { reasonAgainstRecomputing } from './independent-iterations.js';
import { Repetitions } from '../activity/repetitions.js';
import { sumReductions } from './sum-reductions.js';

/**
 * Finds the loops of which `%ADiMat <parallel/>`, or `parfor`, says that the order of their iterations does not matter, and whose
 * iterations can be made again in the reverse sweep, each just before it is reversed: then nothing of them is recorded. An
 * iteration can be made again when the loop is over if it reads nothing that the loop writes, but what it has written itself
 * before, and does nothing besides; it may add to sums. Where that is not known, the loop is recorded as any other, with a
 * warning (W302) where a directive asked. With `independent-loops=recompute` the outermost loops for which this is known are found
 * without being told.
 *
 * Writes `ada:replayed` on the loops, and on the calls in them of functions of the program, which are needed as they are
 * (`ada:products`), and `ada:sums` on the loops.
 */
export const parallelLoops: Analysis = {
  name: 'parallel-loops',
  needs: [
    ...(['ada:active', 'ada:adjoint', 'ada:container', 'ada:fit', 'ada:is', 'ada:parallel'] as const),
    ...(['ada:products', 'ada:shape', 'ada:sparse', 'ada:uncalled'] as const),
  ],
  reads: ['ada:first', 'ada:outer'],
  adds: ['ada:replayed', 'ada:sums'],
  writes: ['ada:products'],
  mayReport: true,
  run(root, context) {
    const { options, rules, report } = context;
    const units = functionsOf(root);
    const repetitions = new Repetitions(units, rules);
    const handleCalls = possibleCalls(root, context);
    const called = new Set<string>();
    const replayed = new Set<XmlElement>();
    for (const comment of commentsIn(root)) {
      const asked = annotation(comment, 'parallel');
      if (asked === undefined) continue;
      const loop = comment.parentNode?.parentNode as XmlElement;
      const sums = loop.localName === 'for' ? sumReductions(loop) : new Set<string>();
      const reason =
        loop.localName !== 'for'
          ? 'what it stands in has become part of something else'
          : options['style'] === 'classic'
            ? 'in the classic style all iterations are recorded'
            : (repetitions.reasonOfStatements(bodyOf(loop)) ??
              reasonAgainstRecomputing(loop, sums, handleCalls));
      if (reason !== undefined) {
        const hint = 'the loop is recorded as any other: the derivative is right';
        if (asked === 'directive')
          report(diagnostic('W302', placeOf(comment), { directive: 'parallel', reason, hint }));
        continue;
      }
      markReplayed(loop, sums, called);
      replayed.add(loop);
    }
    if (options['independent-loops'] === 'recompute' && options['style'] !== 'classic')
      for (const unit of units) findIndependent(bodyOf(unit), { repetitions, handleCalls, called, replayed });
    keepAsTheyAre(units, called);
  },
};

/** Marks the loops that can be recomputed without being asked for; loops in them are recorded with their iterations. */
function findIndependent(
  list: XmlElement,
  known: {
    readonly repetitions: Repetitions;
    readonly handleCalls: ReadonlySet<XmlElement>;
    readonly called: Set<string>;
    /** The loops that a directive, or `parfor`, has named. */
    readonly replayed: ReadonlySet<XmlElement>;
  },
): void {
  walk(list, (it) => {
    if (it.localName !== 'for') return undefined;
    if (known.replayed.has(it)) return false;
    if (!holds(bodyOf(it), isActive) || holds(bodyOf(it), (part) => known.replayed.has(part)))
      return undefined;
    const sums = sumReductions(it);
    const reason =
      known.repetitions.reasonOfStatements(bodyOf(it)) ??
      reasonAgainstRecomputing(it, sums, known.handleCalls);
    if (reason !== undefined) return undefined;
    markReplayed(it, sums, known.called);
    return false;
  });
}

/** Marks a loop whose iterations are recomputed; adds the names of the functions that it calls. */
function markReplayed(loop: XmlElement, sums: ReadonlySet<string>, called: Set<string>): void {
  if (sums.size > 0) annotate(loop, 'sums', [...sums].sort().join(' '));
  walk(loop, (it) => {
    const isCall = it.localName === 'call' && annotation(it, 'is') === 'user';
    if (isCall) called.add(calleeName(it));
    if (isCall || it === loop) annotate(it, 'replayed', 'yes');
    return undefined;
  });
}

/** Functions that recomputed iterations call are needed as they are, and those that they lead to. */
function keepAsTheyAre(units: readonly XmlElement[], called: Set<string>): void {
  const byName = new Map(units.map((it) => [functionName(it), it]));
  for (const name of called) {
    const unit = byName.get(name);
    const products = unit === undefined ? [] : annotationNames(unit, 'products');
    if (unit === undefined || products.includes('plain')) continue;
    annotate(unit, 'products', [...products, 'plain'].sort().join(' '));
    walk(bodyOf(unit), (it) => {
      if (annotation(it, 'is') !== 'user') return undefined;
      if (it.localName === 'call') called.add(calleeName(it));
      if (it.localName === 'function-handle') called.add(it.textContent);
      return undefined;
    });
  }
}
