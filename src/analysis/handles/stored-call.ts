import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { closureCall, closureParameters, handledFunction, isOpen } from './closure-call.js';
import { isCellList } from '../reading/is-cell-list.js';
import { isNothing, type StoredHandle, type StoredValue } from './stored-value.js';

/** Where a handle may be called, or asked whether it is one. */
export interface PossibleCall {
  readonly site: XmlElement;
  readonly base: XmlElement;
  /** The arguments; none of those who only ask. */
  readonly given: readonly XmlElement[];
  readonly outputs: number;
  readonly value: StoredValue;
  /** Whether the arguments may be indices: none of them is a handle. */
  readonly isIndex?: boolean;
  readonly isQuestion: boolean;
}

/** With what is known when all is followed. */
export interface StoredCall extends PossibleCall {
  /** Those that may be called, as they take as many arguments as there are. */
  readonly handles: readonly StoredHandle[];
  /** Whether there may be something else, be it a handle that takes another number. */
  readonly isAmongOthers: boolean;
  /** Whether that may be no handle. */
  readonly mayBeNone: boolean;
}

export function storedCall(call: PossibleCall, rules: RuleTable): StoredCall {
  const { value } = call;
  const handles = [...value.handles].filter((it) => mayTake(it, call, rules));
  const mayBeNone = !isNothing(value);
  const isAmongOthers = mayBeNone || handles.length < value.handles.size;
  return { ...call, handles, isAmongOthers, mayBeNone };
}

/** Whether a handle takes as many arguments as there are; those of lists are not counted. */
function mayTake(
  { site }: StoredHandle,
  { given, outputs, isQuestion }: PossibleCall,
  rules: RuleTable,
): boolean {
  if (isQuestion || given.some(isCellList)) return true;
  if (site.localName === 'function-handle') {
    const isRuled = annotation(site, 'is') === 'rule';
    return !isRuled || rules.ruleFor(handledFunction(site), given, Math.max(1, outputs)) !== undefined;
  }
  return closureCall(site) === undefined || isOpen(site) || closureParameters(site).length === given.length;
}
