import { annotate, children, firstChildOf, functionsOf, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Analysis } from '../analysis.js';
import { entryOf } from '../reading/entry-of.js';
import { outermostFunction } from '../reading/outermost-function.js';
import { ReachedPlaces } from './reached-places.js';
import { elementAt, stoppedAt } from './stopped-at.js';
import type { Stop } from './stop.js';

/**
 * Finds what derivatives do not pass: the places that an earlier attempt could not differentiate (option `stops`, as JSON) and
 * that runs can pass by. Writes `ada:stop` (the message) on the statement, the expression or the function, and `ada:sought` (the
 * function that is unknown) where the program may catch the error that there is no such function, and `ada:made` on the functions
 * that change by it.
 */
export const stops: Analysis = {
  name: 'stops',
  needs: [],
  reads: ['ada:is'],
  adds: ['ada:sought', 'ada:stop'],
  writes: ['ada:made'],
  run(root, { options, rules }) {
    const given = JSON.parse(options['stops'] ?? '[]') as readonly Stop[];
    if (given.length === 0) return;
    const reached = new ReachedPlaces(root, entryOf(functionsOf(root), options), rules);
    const catching = functionsOf(root).filter((it) => holds(it, catchesErrors));
    // Copies of functions that compute plain values are given what varies, too: they must end as well, and catch no such error.
    const changed = new Set(catching);
    for (const stop of given) {
      const element = stoppedAt(root, stop, reached);
      if (element === undefined) continue;
      annotate(element, 'stop', stop.message);
      changed.add(outermostFunction(element));
      const name = catching.length > 0 && saysUnknown(stop) ? nameAt(root, stop) : undefined;
      if (name !== undefined && rules.stateOf(name) === undefined) annotate(element, 'sought', name);
    }
    for (const it of changed) annotate(it, 'made', 'changed');
  },
};

function saysUnknown({ code }: Stop): boolean {
  return code === 'E305' || code === 'E401';
}

/** The name that is called at a place. */
function nameAt(root: XmlElement, stop: Stop): string | undefined {
  for (let it = elementAt(root, stop); it !== undefined; it = children(it)[0])
    if (it.localName === 'var' || it.localName === 'command') return firstChildOf(it)?.textContent;
  return undefined;
}

/** A `try`, a call of `eval` or `evalc`, or the name of an argument that is called where others fail. */
function catchesErrors(it: XmlElement): boolean {
  if (it.localName === 'try') return true;
  return it.localName === 'array' && /^(?:evalc?(?![\w.])|.*'ErrorHandler')/.test(it.textContent);
}
