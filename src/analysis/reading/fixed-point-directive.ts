import { diagnostic } from '../../diagnostic/diagnostic.js';
import { annotate, nextOf, placeOf } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { AnalysisContext } from '../analysis.js';

const loops: ReadonlySet<string> = new Set(['for', 'while', 'do-until']);

/**
 * Reads `%ADiMat <fixed-point tolerance="1e-12"/>`, which stands right before a loop or in one, and writes the tolerance on the
 * comment (`ada:tolerance`).
 */
export function readFixedPoint(
  comment: XmlElement,
  content: string,
  { options, report }: AnalysisContext,
): void {
  const misplaced = (reason: string, hint: string): void => {
    report(diagnostic('W302', placeOf(comment), { directive: 'fixed-point', reason, hint }));
  };
  const tolerance = /^\s*<fixed-point\s+tolerance\s*=\s*"([^"]*)"\s*\/>\s*$/.exec(content)?.[1] ?? '';
  if (
    !/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(tolerance) ||
    !(Number(tolerance) > 0 && Number(tolerance) < 1)
  )
    report(
      diagnostic('W301', placeOf(comment), {
        reason: '<fixed-point> takes a tolerance between 0 and 1: <fixed-point tolerance="1e-12"/>',
      }),
    );
  else if (!isIn(comment) && !isBefore(comment))
    misplaced('it stands at no loop', 'put it right before the loop, or into it');
  else if (isIn(comment) && isBefore(comment))
    misplaced(
      'it stands in a loop and right before another',
      'put it behind the first statement of the loop that it is about',
    );
  else if (options['style'] === 'classic')
    misplaced(
      'in the classic style all iterations are recorded',
      'the derivative is that of all iterations: leave style=classic out for that of the fixed point',
    );
  else annotate(comment, 'tolerance', tolerance);
}

function isIn(comment: XmlElement): boolean {
  const around = comment.parentNode?.parentNode ?? null;
  return isElement(around) && loops.has(around.localName);
}

function isBefore(comment: XmlElement): boolean {
  return loops.has(nextOf(comment)?.localName ?? '');
}
