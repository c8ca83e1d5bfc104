import { annotate, functionsOf } from '../pipeline/tree.js';
import type { AnalysisContext } from '../pipeline/analysis.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { functionName } from './free-names.js';
import { keysOf } from './names.js';
import { possibleCalls } from './possible-calls.js';

/**
 * Independents are taken for numbers, and for structures and cells of numbers. Where one, or a part of one, is indexed
 * with something varied, as in `mesh.p(:, mesh.t(1, k))`, that would be an active call if it were a handle: then
 * `ada:trusted` on the entry names the independent (`name=text` where `feval` would take text, too), and the derivative is
 * to see that there is no handle in it. Other parameters are no objects that keep what `methods` of theirs are given
 * (`name=object`): that is seen there, too.
 */
export function trustParameters(
  root: XmlElement,
  read: ReadonlySet<XmlElement>,
  methods: ReadonlySet<XmlElement>,
  context: AnalysisContext,
): void {
  const { entry = '', independents = '' } = context.options;
  const unit = functionsOf(root).find((it) => functionName(it) === entry);
  if (unit === undefined) return;
  const from = (names: readonly string[], calls: ReadonlySet<XmlElement>): [string, XmlElement[]][] => {
    const fromOthersThan = (trusted: readonly string[]): XmlElement[] =>
      [...possibleCalls(root, context, trusted)].filter((it) => calls.has(it));
    if (calls.size === 0 || fromOthersThan([]).length === 0) return [];
    return names
      .map((name): [string, XmlElement[]] => [name, fromOthersThan(names.filter((it) => it !== name))])
      .filter(([, found]) => found.length > 0);
  };
  const handles = from(independents.split(','), read).map(([name, calls]) =>
    calls.some((it) => it.localName === 'call') ? `${name}=text` : name,
  );
  const objects = from(keysOf(unit, 'param-list'), methods).map(([name]) => `${name}=object`);
  if (handles.length + objects.length > 0) annotate(unit, 'trusted', [...handles, ...objects].join(','));
}
