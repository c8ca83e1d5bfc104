import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis, AnalysisContext } from '../analysis.js';
import { annotation, child, functionsOf, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { keysOf } from '../names/names.js';
import { functionName } from '../reading/free-names.js';
import { unassignedReads, type UnassignedRead } from '../reading/unassigned-reads.js';
import { variableKey } from '../reading/variable.js';

/**
 * Parameters of the differentiated function that get no argument, as the request says, and are read where they have no value:
 * the derivative would fail, or take their names for those of functions. Reports them (E214, E207).
 */
export const missingArguments: Analysis = {
  name: 'missing-arguments',
  needs: ['ada:arguments', 'ada:cleared'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: [],
  goesWith: ['expand-missing-parameters'],
  mayReport: true,
  run(root, context) {
    for (const unit of functionsOf(root)) {
      const count = annotation(unit, 'arguments');
      const missing = keysOf(unit, 'param-list').slice(Number(count ?? Infinity));
      if (missing.length > 0) reportReads(unit, missing, context);
    }
  },
};

function reportReads(unit: XmlElement, all: readonly string[], { report, rules }: AnalysisContext): void {
  // Without extra arguments there is an empty list.
  const missing = all.filter((it) => it !== 'varargin');
  for (const it of unassignedReads(unit, (key) => missing.includes(key), missing)) {
    const name = variableKey(it.variable);
    const count = annotation(unit, 'arguments') ?? '';
    if (it.isNever && isSurelyRead(it, unit))
      report(diagnostic('E214', placeOf(it.variable), { name, function: functionName(unit), count }));
    else if (rules.stateOf(name) !== undefined) report(diagnostic('E207', placeOf(it.variable), { name }));
  }
}

/** Whether every run of a function reads a variable there. */
function isSurelyRead({ variable, statement }: UnassignedRead, unit: XmlElement): boolean {
  if (statement.parentNode !== child(unit, 'statement-list')) return false;
  for (let it = variable; it !== statement; it = it.parentNode as XmlElement) {
    if (it.localName === 'binary' && ['||', '&&', '|', '&'].includes(it.getAttribute('op'))) return false;
    if (it.parentNode !== statement && ['when', 'case'].includes(it.localName)) return false;
  }
  return !['choose', 'switch'].includes(statement.localName);
}
