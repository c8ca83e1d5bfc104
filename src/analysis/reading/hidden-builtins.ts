import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotation, functionsOf, placeOf, walk } from '../../tree/tree.js';
import { calleeName } from './differentiable-parts.js';
import { freeNames } from './free-names.js';
import { hidingNames, isBuiltin } from './hides-builtin.js';

/**
 * Refuses derivatives that would call a user function where they mean one of the language (E209): a file on the
 * path hides the builtin of its name from generated code, too, and so does a function next to it.
 */
export const hiddenBuiltins: Analysis = {
  name: 'hidden-builtins',
  needs: ['ada:role', 'ada:uses'],
  adds: [],
  goesWith: ['embed-helpers'],
  mayReport: (root, { options, rules }) => {
    const prefixes = Object.entries(options).flatMap(([name, it]) => (name.endsWith('-prefix') ? [it] : []));
    return hiddenBy(functionsOf(root), rules, ['', ...prefixes]).size > 0;
  },
  run(root, { rules, report }) {
    const units = functionsOf(root);
    const hidden = hiddenBy(units, rules);
    if (hidden.size === 0) return;
    const meant = new Set<string>();
    for (const unit of units) {
      walk(unit, (it) => {
        if (it.localName === 'call') meant.add(calleeName(it));
        return undefined;
      });
      // Functions that stand as they were written, and helpers, are trees whose names are not resolved.
      if (annotation(unit, 'role') !== undefined) continue;
      const used = annotation(unit, 'uses')?.split(' ') ?? freeNames(unit).map(({ names }) => names[0] ?? '');
      for (const name of used) meant.add(name);
    }
    for (const [name, unit] of hidden)
      if (meant.has(name)) report(diagnostic('E209', placeOf(unit), { name }));
  },
};

/** The functions of the language that functions of the program, or their derivatives, hide. */
function hiddenBy(
  units: readonly XmlElement[],
  rules: AnalysisContext['rules'],
  prefixes: readonly string[] = [''],
): ReadonlyMap<string, XmlElement> {
  const hidden = new Map<string, XmlElement>();
  for (const unit of units) {
    for (const it of hidingNames(unit).flatMap((own) => prefixes.map((prefix) => prefix + own)))
      if (isBuiltin(it, rules)) hidden.set(it, unit);
  }
  return hidden;
}
